{{/* Nothing may come in or go out but what the service needs by its nature. */}}
{{- define "service.networkpolicy" -}}
{{- if .root.Values.networkPolicy.enabled -}}
{{- $policy := .root.Values.networkPolicy -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        {{- range .facts.calledBy }}
        - podSelector: { matchLabels: {{ include "service.selector" (dict "root" $.root "name" .) | fromYaml | toJson }} }
        {{- end }}
        {{- if .facts.isDoor }}{{ with $policy.doorFrom }}{{ toYaml . | nindent 8 }}{{ end }}{{ end }}
        - podSelector: { matchLabels: { app.kubernetes.io/instance: {{ .root.Release.Name | quote }}, cursa/test: "true" } }
      ports: [{ port: http, protocol: TCP }]
    {{- if .root.Values.metrics.enabled }}
    - from: {{- toYaml $policy.metricsFrom | nindent 8 }}
      ports: [{ port: metrics, protocol: TCP }]
    {{- end }}
  egress:
    {{- include "service.egressDns" . | nindent 4 }}
    {{- with .facts.calls }}
    - to:
        {{- range . }}
        - podSelector: { matchLabels: {{ include "service.selector" (dict "root" $.root "name" .) | fromYaml | toJson }} }
        {{- end }}
      ports: [{ port: http, protocol: TCP }]
    {{- end }}
    {{- include "service.egressStores" . | nindent 4 }}
    {{- if .facts.internet }}
    - to: [{ ipBlock: { cidr: 0.0.0.0/0, except: [169.254.0.0/16] } }]
      ports: [{ port: 443, protocol: TCP }]
    {{- end }}
    {{- if .root.Values.otel.endpoint }}
    - to: {{- toYaml $policy.storesAt | nindent 8 }}
      ports: [{ port: 4318, protocol: TCP }, { port: 4317, protocol: TCP }, { port: {{ (urlParse .root.Values.otel.endpoint).host | splitList ":" | last | atoi | default 4318 }}, protocol: TCP }]
    {{- end }}
{{- end -}}
{{- end -}}

{{- define "service.egressDns" -}}
- to: [{ namespaceSelector: {} }, { ipBlock: { cidr: 0.0.0.0/0 } }]
  ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
{{- end -}}

{{- define "service.egressStores" -}}
{{- $ports := list -}}
{{- range .facts.stores }}{{ range index $.root.Values.networkPolicy.ports . }}{{ $ports = append $ports (dict "port" . "protocol" "TCP") }}{{ end }}{{ end -}}
{{- with $ports | uniq }}
- to: {{- toYaml $.root.Values.networkPolicy.storesAt | nindent 4 }}
  ports: {{ toJson . }}
{{- end }}
{{- end -}}
