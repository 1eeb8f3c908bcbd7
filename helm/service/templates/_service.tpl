{{- define "service.service" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
spec:
  type: {{ .service.serviceType | default "ClusterIP" }}
  selector: {{- include "service.selector" . | nindent 4 }}
  ports:
    - { name: http, port: 8080, targetPort: http, appProtocol: http }
    {{- if .root.Values.metrics.enabled }}
    - { name: metrics, port: {{ .root.Values.metrics.port }}, targetPort: metrics }
    {{- end }}
{{- end -}}

{{- define "service.serviceaccount" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
automountServiceAccountToken: false
{{- end -}}

{{/* One pod at a time may be taken away by those who drain nodes. */}}
{{- define "service.pdb" -}}
{{- if .service.podDisruptionBudget.enabled -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
spec:
  maxUnavailable: {{ .service.podDisruptionBudget.maxUnavailable }}
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
{{- end -}}
{{- end -}}

{{- define "service.servicemonitor" -}}
{{- if and .root.Values.metrics.enabled .root.Values.metrics.serviceMonitor.enabled -}}
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata:
  name: {{ include "service.fullname" . }}
  labels:
    {{- include "service.labels" . | nindent 4 }}
    {{- with .root.Values.metrics.serviceMonitor.labels }}{{ toYaml . | nindent 4 }}{{ end }}
spec:
  selector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  endpoints:
    - port: metrics
      path: /metrics
      interval: {{ .root.Values.metrics.serviceMonitor.interval }}
      {{- /* Alerts and dashboards know the services by this job, wherever they are scraped. */}}
      relabelings:
        - { action: replace, targetLabel: job, replacement: cursa }
        - { action: replace, sourceLabels: [__meta_kubernetes_namespace], targetLabel: namespace }
{{- end -}}
{{- end -}}
