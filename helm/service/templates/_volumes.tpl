{{/* A container may write to /tmp alone. Authorities of one's own come from a ConfigMap, and Node takes them beside the public ones. */}}
{{- define "service.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .root.Values.stores.authorities }}
- { name: authorities, mountPath: /etc/cursa/authorities, readOnly: true }
{{- end }}
{{- end -}}

{{- define "service.volumes" -}}
- { name: tmp, emptyDir: { sizeLimit: {{ .tmpSize }} } }
{{- with .root.Values.stores.authorities }}
- { name: authorities, configMap: { name: {{ . }}, items: [{ key: ca.crt, path: ca.crt }] } }
{{- end }}
{{- end -}}

{{- define "service.authoritiesEnv" -}}
{{- if .root.Values.stores.authorities }}
- { name: NODE_EXTRA_CA_CERTS, value: /etc/cursa/authorities/ca.crt }
{{- end }}
{{- end -}}
