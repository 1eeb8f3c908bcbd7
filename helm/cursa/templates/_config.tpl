{{/* The environment that all services share. */}}
{{- define "cursa.commonConfig" -}}
{{- $v := .Values -}}
PORT: "8080"
PUBLIC_URL: {{ $v.publicUrl | quote }}
APP_CODE: {{ $v.appCode | quote }}
CURRENCY: {{ $v.currency.code | quote }}
CURRENCY_SYMBOL: {{ $v.currency.symbol | quote }}
{{- range $name := list "auth" "booking" "pricing" "offers" "payments" "chat" "media" "notifications" }}
{{ upper $name }}_URL: {{ include "service.url" (dict "root" $ "name" $name) | quote }}
{{- end }}
KAFKA_BROKERS: {{ join "," (include "cursa.brokers" . | fromYamlArray) | quote }}
KAFKA_TLS: {{ include "cursa.brokersTls" . | quote }}
{{- with include "cursa.otelEndpoint" . }}
OTEL_EXPORTER_OTLP_ENDPOINT: {{ . | quote }}
OTEL_TRACES_SAMPLER_ARG: {{ $v.otel.samplingRatio | quote }}
{{- end }}
{{- if $v.metrics.enabled }}
METRICS_PORT: {{ $v.metrics.port | quote }}
{{- end }}
{{- end -}}

{{/* Not empty where the try-out's own broker is used, which asks for nothing. */}}
{{- define "cursa.bringsBroker" -}}
{{- if and .Values.tryout.enabled .Values.tryout.stores.kafka }}yes{{ end -}}
{{- end -}}

{{/* `true`, or empty. */}}
{{- define "cursa.brokersTls" -}}
{{- if and .Values.stores.kafka.tls (not (include "cursa.bringsBroker" .)) }}true{{ end -}}
{{- end -}}

{{/* With the namespace: KEDA asks from its own. */}}
{{- define "cursa.brokers" -}}
{{- if include "cursa.bringsBroker" . -}}
[{{ include "service.prefix" . }}-kafka.{{ .Release.Namespace }}.svc:9092]
{{- else }}{{ toYaml .Values.stores.kafka.brokers }}{{ end -}}
{{- end -}}

{{/* What one service alone is told. Empty values are left out. */}}
{{- define "cursa.configOf" -}}
{{- $v := .root.Values -}}
{{- $sandbox := and $v.tryout.enabled $v.tryout.stripeSandbox.enabled -}}
{{- if eq .name "gateway" }}
TRUSTED_PROXY_HOPS: {{ $v.trustedProxyHops | quote }}
STRIPE_PUBLISHABLE_KEY: {{ $v.stripe.publishableKey | quote }}
CARD_SANDBOX_URL: {{ include "cursa.cardSandboxUrl" .root | quote }}
MAP_TILES_URL: {{ $v.map.tilesUrl | quote }}
MAP_TILES_ATTRIBUTION: {{ $v.map.tilesAttribution | quote }}
{{- else if eq .name "auth" }}
STACK_MODE: {{ ternary "embedded" "" $v.tryout.enabled | quote }}
ADMIN_TOTP: {{ ternary "off" "required" $v.tryout.enabled | quote }}
{{- else if eq .name "payments" }}
STRIPE_API_URL: {{ ternary (printf "http://%s-stripe-sandbox:12111" (include "service.prefix" .root)) $v.stripe.apiUrl $sandbox | quote }}
{{- else if eq .name "media" }}
{{- $minio := and $v.tryout.enabled $v.tryout.stores.minio }}
S3_ENDPOINT: {{ ternary (printf "http://%s-minio:9000" (include "service.prefix" .root)) $v.stores.s3.endpoint $minio | quote }}
S3_REGION: {{ $v.stores.s3.region | quote }}
S3_BUCKET: {{ $v.stores.s3.bucket | quote }}
{{- else if eq .name "notifications" }}
MAIL_FROM: {{ $v.mailFrom | quote }}
{{- end }}
{{- end -}}

{{- define "cursa.cardSandboxUrl" -}}
{{- if .Values.stripe.publishableKey }}{{ else if and .Values.tryout.enabled .Values.tryout.stripeSandbox.enabled }}{{ .Values.tryout.stripeSandbox.publicUrl }}{{ else }}{{ .Values.stripe.sandboxUrl }}{{ end -}}
{{- end -}}

{{/* The secret with every secret value: the operator's, or the one the try-out generates. */}}
{{- define "cursa.secretName" -}}
{{- if include "cursa.generatesSecret" . }}{{ include "service.prefix" . }}-tryout{{ else }}{{ .Values.secrets.existing }}{{ end -}}
{{- end -}}

{{/* Not empty when the try-out makes the secret itself. */}}
{{- define "cursa.generatesSecret" -}}
{{- if and .Values.tryout.enabled (empty .Values.secrets.existing) }}yes{{ end -}}
{{- end -}}

{{/* defaults and services.<name> laid over each other, as YAML. */}}
{{- define "cursa.settings" -}}
{{- mergeOverwrite (deepCopy .root.Values.defaults) (index .root.Values.services .name | default dict) | toYaml -}}
{{- end -}}
