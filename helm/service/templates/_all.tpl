{{/* Every object of one service. Takes root, name, service (its settings) and facts (what it needs by its nature). */}}
{{- define "service.all" -}}
{{- range $part := list "configmap" "serviceaccount" "deployment" "service" "scaling" "pdb" "networkpolicy" "servicemonitor" }}
{{- with include (printf "service.%s" $part) $ | trim }}
---
{{ . }}
{{- end }}
{{- end }}
{{- end -}}
