{{/* What is no secret, as environment variables: the release's, then the service's own. */}}
{{- define "service.configmap" -}}
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
data: {{- include "service.config" . | nindent 2 }}
{{- end -}}

{{- define "service.config" -}}
{{- $config := include "cursa.commonConfig" .root | fromYaml -}}
{{- $_ := set $config "SERVICE_NAME" .name -}}
{{- range $name, $value := include "cursa.configOf" . | fromYaml }}{{ $_ := set $config $name $value }}{{ end -}}
{{- range $name, $value := .service.config }}{{ $_ := set $config $name $value }}{{ end -}}
{{- range $name, $value := $config }}{{ if and (not (kindIs "invalid" $value)) (ne (toString $value) "") }}
{{- /* Helm reads whole numbers as floats, and would write a million as 1e+06. */}}
{{ $name }}: {{ ternary (printf "%.0f" (float64 ($value | toString | float64))) (toString $value) (and (kindIs "float64" $value) (regexMatch "e" (toString $value))) | quote }}
{{- end }}{{ end -}}
{{- end -}}

{{/* Only the secrets that the service needs by its nature, each by reference. */}}
{{- define "service.secretEnv" -}}
{{- $secret := include "cursa.secretName" .root -}}
{{- $shared := dict "REDIS_URL" "REDIS_URL" "SERVICE_TOKEN_SECRET" "SERVICE_TOKEN_SECRET" "SESSION_PUBLIC_KEYS" "SESSION_PUBLIC_KEYS" -}}
{{- $optional := .facts.optionalSecrets | default list -}}
{{- if and (has "kafka" .facts.stores) (not (include "cursa.bringsBroker" .root)) -}}
{{- $_ := set $shared "KAFKA_LOGIN" "KAFKA_LOGIN" -}}
{{- $optional = append $optional "KAFKA_LOGIN" -}}
{{- end -}}
{{- range $variable, $key := merge $shared .facts.secrets }}
- name: {{ $variable }}
  valueFrom:
    secretKeyRef:
      name: {{ $.service.existingSecret | default $secret }}
      key: {{ $key | default $variable }}
      {{- if has $variable $optional }}
      optional: true
      {{- end }}
{{- end }}
{{- end -}}
