{{/* The release's own prefix, at most 40 characters: names of services follow. */}}
{{- define "service.prefix" -}}
{{- .Values.fullnameOverride | default (ternary .Release.Name (printf "%s-%s" .Release.Name "cursa") (contains "cursa" .Release.Name)) | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{- define "service.fullname" -}}
{{ include "service.prefix" .root }}-{{ .name }}
{{- end -}}

{{/* What never changes for the life of a release: selectors are made of it. */}}
{{- define "service.selector" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end -}}

{{- define "service.labels" -}}
{{ include "service.selector" . }}
app.kubernetes.io/part-of: cursa
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | quote }}
{{- end -}}

{{/* registry/repository:tag, or @digest where one is given. A service may have an image of its own. */}}
{{- define "service.image" -}}
{{- $image := mergeOverwrite (deepCopy .root.Values.image) (.image | default dict) -}}
{{- $name := ternary $image.repository (printf "%s/%s" (trimSuffix "/" $image.registry) $image.repository) (empty $image.registry) -}}
{{- if $image.digest -}}{{ $name }}@{{ $image.digest }}{{- else -}}{{ $name }}:{{ $image.tag | default .root.Chart.AppVersion }}{{- end -}}
{{- end -}}

{{/* Where another service of this release answers. */}}
{{- define "service.url" -}}
http://{{ include "service.fullname" . }}:8080
{{- end -}}
