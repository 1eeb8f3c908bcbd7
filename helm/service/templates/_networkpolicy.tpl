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
    {{- with concat $policy.metricsFrom (include "cursa.scrapers" .root | fromYamlArray) }}
    - from: {{- toYaml . | nindent 8 }}
      ports: [{ port: metrics, protocol: TCP }]
    {{- end }}
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
    - to:
        - ipBlock: { cidr: 0.0.0.0/0, except: [169.254.0.0/16] }
        - ipBlock: { cidr: '::/0', except: ['fe80::/10', 'fd00:ec2::/32'] }
      ports: [{ port: 443, protocol: TCP }]
    {{- end }}
    {{- include "service.egressTraces" . | nindent 4 }}
{{- end -}}
{{- end -}}

{{- define "service.egressDns" -}}
- to: [{ namespaceSelector: {} }, { ipBlock: { cidr: 0.0.0.0/0 } }, { ipBlock: { cidr: '::/0' } }]
  ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
{{- end -}}

{{/*
To the try-out's own Jaeger, or to the collector. The port is that of its address, or what its scheme stands for; OTLP's
own ports too, as a policy looks at the port of the pod behind the address.
*/}}
{{- define "service.egressTraces" -}}
{{- with include "cursa.otelEndpoint" .root -}}
{{- if include "cursa.sendsToJaeger" $.root }}
- to: [{ podSelector: { matchLabels: {{ include "service.selector" (dict "root" $.root "name" "jaeger") | fromYaml | toJson }} } }]
  ports: [{ port: 4318, protocol: TCP }]
{{- else }}
{{- $url := urlParse . }}
{{- $port := regexFind ":[0-9]+$" $url.host | trimPrefix ":" | default (ternary "443" "80" (eq $url.scheme "https")) | atoi }}
- to: {{- toYaml $.root.Values.networkPolicy.storesAt | nindent 4 }}
  ports:
    {{- range list 4318 4317 $port | uniq }}
    - { port: {{ . }}, protocol: TCP }
    {{- end }}
{{- end }}
{{- end -}}
{{- end -}}

{{- define "service.egressStores" -}}
{{- $ports := list -}}
{{- range .facts.stores }}{{ range index $.root.Values.networkPolicy.ports . }}{{ $ports = append $ports (dict "port" . "protocol" "TCP") }}{{ end }}{{ end -}}
{{- with $ports | uniq }}
- to: {{- toYaml $.root.Values.networkPolicy.storesAt | nindent 4 }}
  ports: {{ toJson . }}
{{- end }}
{{- end -}}
