{{/* Not empty when something else than this chart decides how many pods there are. */}}
{{- define "service.isScaled" -}}
{{- if or .service.autoscaling.enabled (include "service.isKeda" .) }}yes{{ end -}}
{{- end -}}

{{- define "service.isKeda" -}}
{{- if and .root.Values.keda.enabled .facts.consumes .service.autoscaling.lag.enabled }}yes{{ end -}}
{{- end -}}

{{- define "service.scaling" -}}
{{- if include "service.isKeda" . }}{{ include "service.scaledObject" . }}
{{- else if .service.autoscaling.enabled }}{{ include "service.hpa" . }}{{ end -}}
{{- end -}}

{{/* On CPU, and on open streams where a metrics adapter names them. */}}
{{- define "service.hpa" -}}
{{- $a := .service.autoscaling -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "service.fullname" . }} }
  minReplicas: {{ $a.minReplicas }}
  maxReplicas: {{ $a.maxReplicas }}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: Utilization, averageUtilization: {{ $a.cpuPercent }} } }
    {{- with $a.openStreams }}{{ if .metric }}
    - type: Pods
      pods:
        metric: { name: {{ .metric }} }
        target: { type: AverageValue, averageValue: {{ .perPod | quote }} }
    {{- end }}{{ end }}
  behavior: {{- include "service.scalingBehavior" $a | nindent 4 }}
{{- end -}}

{{- define "service.scalingBehavior" -}}
scaleUp: { stabilizationWindowSeconds: {{ .upSeconds }} }
scaleDown: { stabilizationWindowSeconds: {{ .downSeconds }} }
{{- end -}}

{{/* What waits on the broker decides; CPU still does when the events are heavy. */}}
{{- define "service.scaledObject" -}}
{{- $a := .service.autoscaling -}}
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { name: {{ include "service.fullname" . }} }
  minReplicaCount: {{ $a.minReplicas }}
  maxReplicaCount: {{ $a.maxReplicas }}
  advanced:
    horizontalPodAutoscalerConfig:
      behavior: {{- include "service.scalingBehavior" $a | nindent 8 }}
  triggers:
    {{- range .facts.consumes }}
    - type: kafka
      metadata:
        bootstrapServers: {{ join "," (include "cursa.brokers" $.root | fromYamlArray) | quote }}
        consumerGroup: {{ $.name }}
        topic: {{ . }}
        lagThreshold: {{ $a.lag.perPod | quote }}
        {{- if include "cursa.brokersTls" $.root }}
        tls: enable
        {{- end }}
      {{- with $.root.Values.keda.authentication }}
      authenticationRef: { name: {{ . }} }
      {{- end }}
    {{- end }}
    {{- if $a.enabled }}
    - type: cpu
      metricType: Utilization
      metadata: { value: {{ $a.cpuPercent | quote }} }
    {{- end }}
{{- end -}}
