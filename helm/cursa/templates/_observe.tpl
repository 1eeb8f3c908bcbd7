{{/* Where traces go: the operator's collector, else the try-out's Jaeger, else nowhere (empty). */}}
{{- define "cursa.otelEndpoint" -}}
{{- if include "cursa.sendsToJaeger" . }}http://{{ include "service.fullname" (dict "root" . "name" "jaeger") }}:4318{{ else }}{{ .Values.otel.endpoint }}{{ end -}}
{{- end -}}

{{- define "cursa.sendsToJaeger" -}}
{{- if and (include "cursa.hasJaeger" .) (empty .Values.otel.endpoint) }}yes{{ end -}}
{{- end -}}

{{- define "cursa.hasJaeger" -}}
{{- if and .Values.tryout.enabled .Values.tryout.stores.jaeger }}yes{{ end -}}
{{- end -}}

{{/* Not empty when this release has a Prometheus and a Grafana of its own. */}}
{{- define "cursa.observes" -}}
{{- if and .Values.tryout.enabled .Values.tryout.observe.enabled }}yes{{ end -}}
{{- end -}}

{{/* Who may read metrics besides networkPolicy.metricsFrom, as a list of peers. */}}
{{- define "cursa.scrapers" -}}
{{- if include "cursa.observes" . -}}
- podSelector: { matchLabels: {{ include "service.selector" (dict "root" . "name" "prometheus") | fromYaml | toJson }} }
{{- else }}[]{{ end -}}
{{- end -}}
