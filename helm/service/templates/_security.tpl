{{/* The restricted Pod Security Standard, and no token of the API server. */}}
{{- define "service.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .uid | default 1000 }}
  runAsGroup: {{ .uid | default 1000 }}
  fsGroup: {{ .uid | default 1000 }}
  seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "service.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end -}}
