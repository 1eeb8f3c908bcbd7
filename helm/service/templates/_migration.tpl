{{/* Brings the database of one service up to date and ends; any number of them may run at once. */}}
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
  {{- include "service.authoritiesEnv" . | nindent 2 }}
resources: {{- toYaml .root.Values.migrations.resources | nindent 2 }}
volumeMounts: {{- include "service.mounts" . | nindent 2 }}
{{- end -}}
