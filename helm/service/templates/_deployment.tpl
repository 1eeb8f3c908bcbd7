{{- define "service.deployment" -}}
{{- $s := .service -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "service.fullname" . }}
  labels: {{- include "service.labels" . | nindent 4 }}
spec:
  {{- if not (include "service.isScaled" .) }}
  replicas: {{ $s.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  progressDeadlineSeconds: {{ $s.progressDeadlineSeconds }}
  strategy:
    type: RollingUpdate
    rollingUpdate: {{- toYaml $s.rollingUpdate | nindent 6 }}
  selector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "service.labels" . | nindent 8 }}
      annotations:
        checksum/config: {{ include "service.config" . | sha256sum }}
        {{- with .secretChecksum }}
        checksum/secret: {{ . }}
        {{- end }}
        {{- with $s.podAnnotations }}{{ toYaml . | nindent 8 }}{{ end }}
    spec:
      serviceAccountName: {{ include "service.fullname" . }}
      {{- include "service.podSecurity" (dict) | nindent 6 }}
      {{- with .root.Values.imagePullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      terminationGracePeriodSeconds: {{ $s.terminationGracePeriodSeconds }}
      {{- with $s.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $s.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $s.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      topologySpreadConstraints:
        {{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - maxSkew: 1
          topologyKey: {{ $key }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "service.selector" $ | nindent 14 }}
        {{- end }}
      {{- if and .facts.database (eq .root.Values.migrations.by "init") }}
      initContainers:
        - name: migrate
          {{- include "service.migrationContainer" . | nindent 10 }}
      {{- end }}
      containers:
        - name: {{ .name }}
          image: {{ include "service.image" (dict "root" .root "image" $s.image) }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          args: [{{ .facts.main | default (printf "apps/%s/dist/main.js" .name) | quote }}]
          {{- include "service.containerSecurity" . | nindent 10 }}
          ports:
            - { name: http, containerPort: 8080 }
            {{- if .root.Values.metrics.enabled }}
            - { name: metrics, containerPort: {{ .root.Values.metrics.port }} }
            {{- end }}
          envFrom:
            - configMapRef: { name: {{ include "service.fullname" . }} }
          env:
            - { name: POD_NAME, valueFrom: { fieldRef: { fieldPath: metadata.name } } }
            - { name: OTEL_RESOURCE_ATTRIBUTES, value: "service.instance.id=$(POD_NAME),k8s.namespace.name={{ .root.Release.Namespace }}" }
            {{- include "service.secretEnv" . | nindent 12 }}
            {{- include "service.authoritiesEnv" . | nindent 12 }}
            {{- with $s.extraEnv }}{{ toYaml . | nindent 12 }}{{ end }}
          {{- include "service.probes" . | nindent 10 }}
          {{- if $s.preStopSeconds }}
          lifecycle:
            preStop: { sleep: { seconds: {{ $s.preStopSeconds }} } }
          {{- end }}
          resources: {{- toYaml $s.resources | nindent 12 }}
          volumeMounts: {{- include "service.mounts" . | nindent 12 }}
      volumes: {{- include "service.volumes" (dict "root" .root "tmpSize" $s.tmpSize) | nindent 8 }}
{{- end -}}

{{/*
Starting: the first probe has minutes, and no other asks before it succeeds. Broken: the process does not answer for a
while, and is started again; a store that is away is no reason. Not ready: no requests until what it stands on answers.
*/}}
{{- define "service.probes" -}}
{{- $p := .service.probes -}}
startupProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 2
  timeoutSeconds: {{ $p.timeoutSeconds }}
  failureThreshold: {{ div $p.startSeconds 2 }}
livenessProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 10
  timeoutSeconds: {{ $p.timeoutSeconds }}
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /health/ready, port: http }
  periodSeconds: 5
  timeoutSeconds: {{ $p.timeoutSeconds }}
  failureThreshold: 3
{{- end -}}
