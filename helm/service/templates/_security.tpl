{{/* The restricted Pod Security Standard; no token of the API server, but for who sets token. */}}
{{- define "service.podSecurity" -}}
automountServiceAccountToken: {{ .token | default false }}
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
