{{/* What deploy/prometheus/prometheus.yaml is on one machine: here the API server says which pods there are. */}}
{{- define "cursa.prometheusConfig" -}}
global:
  scrape_interval: 15s
  evaluation_interval: 15s
rule_files: [/etc/cursa/alerts/*.yaml]
scrape_configs:
  - job_name: cursa
    kubernetes_sd_configs:
      - role: pod
        namespaces: { own_namespace: true }
        selectors: [{ role: pod, label: {{ printf "app.kubernetes.io/instance=%s" .Release.Name | quote }} }]
    relabel_configs:
      - { source_labels: [__meta_kubernetes_pod_container_port_name], regex: metrics, action: keep }
      # A pod that has ended, or has not begun, is no service that does not answer.
      - { source_labels: [__meta_kubernetes_pod_phase], regex: Running, action: keep }
      - { source_labels: [__meta_kubernetes_namespace], target_label: namespace }
      - { source_labels: [__meta_kubernetes_pod_name], target_label: pod }
{{- end -}}

{{/* Data sources and dashboards by file: nothing is set by hand, so nothing needs to be kept. */}}
{{- define "cursa.grafanaFiles" -}}
datasources.yaml: |
  apiVersion: 1
  datasources:
    - name: Prometheus
      uid: prometheus
      type: prometheus
      url: http://{{ include "service.fullname" (dict "root" . "name" "prometheus") }}:9090
      isDefault: true
      jsonData: { timeInterval: 15s }
    {{- if include "cursa.hasJaeger" . }}
    - name: Jaeger
      uid: jaeger
      type: jaeger
      url: http://{{ include "service.fullname" (dict "root" . "name" "jaeger") }}:16686
    {{- end }}
dashboards.yaml: |
  apiVersion: 1
  providers:
    - name: cursa
      folder: Cursa
      type: file
      allowUiUpdates: false
      options: { path: /etc/cursa/dashboards }
{{- end -}}
