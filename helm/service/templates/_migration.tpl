{{/* Runs before the new pods start: on install and upgrade. An old pod meets the new tables, so migrations only add. */}}
{{- define "service.migration" -}}
{{- if and .facts.database (eq .root.Values.migrations.by "hook") -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "service.fullname" . }}-migrate
  labels: {{- include "service.labels" (dict "root" .root "name" "migrate") | nindent 4 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  backoffLimit: {{ .root.Values.migrations.retries }}
  activeDeadlineSeconds: {{ .root.Values.migrations.deadlineSeconds }}
  template:
    metadata:
      labels: {{- include "service.labels" (dict "root" .root "name" "migrate") | nindent 8 }}
    spec:
      restartPolicy: Never
      {{- include "service.podSecurity" (dict) | nindent 6 }}
      {{- with .root.Values.imagePullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      containers:
        - name: migrate
          {{- include "service.migrationContainer" . | nindent 10 }}
      volumes:
        - { name: tmp, emptyDir: { sizeLimit: 16Mi } }
{{- end -}}
{{- end -}}

{{- define "service.migrationContainer" -}}
image: {{ include "service.image" (dict "root" .root "image" .service.image) }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
args: [migrate.js, {{ .name }}]
{{ include "service.containerSecurity" . }}
env:
  - { name: WAIT_SECONDS, value: {{ .root.Values.migrations.waitSeconds | quote }} }
  - name: DATABASE_URL
    valueFrom:
      secretKeyRef:
        name: {{ .service.existingSecret | default (include "cursa.secretName" .root) }}
        key: {{ .facts.secrets.DATABASE_URL }}
resources: {{- toYaml .root.Values.migrations.resources | nindent 2 }}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
{{- end -}}
