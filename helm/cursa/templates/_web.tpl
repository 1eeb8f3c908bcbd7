{{/* The files that docker/nginx/site stands for: the same headers as the gateway's, and the way to it. */}}
{{- define "cursa.webSite" -}}
{{- $sandbox := include "cursa.cardSandboxUrl" . -}}
{{- $tiles := .Values.map.tilesUrl | replace "{s}." "*." -}}
{{- $origin := "" -}}
{{- with $tiles }}{{ $origin = regexFind "^https?://[^/]+" . }}{{ end -}}
{{- $stripe := "https://js.stripe.com https://*.js.stripe.com" -}}
headers.conf: |
  add_header Content-Security-Policy "default-src 'self'; base-uri 'self'; connect-src 'self' https://api.stripe.com{{ with $sandbox }} {{ regexFind "^https?://[^/]+" . }}{{ end }}{{ with $origin }} {{ . }}{{ end }}; font-src 'self' data:; form-action 'self'; frame-ancestors 'none'; frame-src https://hooks.stripe.com {{ $stripe }}; img-src 'self' data: blob: https:{{ with $origin }} {{ . }}{{ end }}; object-src 'none'; script-src 'self' {{ $stripe }}; style-src 'self' 'unsafe-inline'; worker-src 'self'" always;
  add_header Cross-Origin-Opener-Policy same-origin-allow-popups always;
  add_header Cross-Origin-Resource-Policy same-origin always;
  add_header Permissions-Policy "camera=(), microphone=(), geolocation=(self), payment=(self \"https://js.stripe.com\")" always;
  add_header Referrer-Policy strict-origin-when-cross-origin always;
  add_header X-Content-Type-Options nosniff always;
  add_header X-Frame-Options DENY always;
  {{- if hasPrefix "https:" .Values.publicUrl }}
  add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;
  {{- end }}
calls.conf: |
  # Calls are the gateway's. With an ingress few come this way: POST /login shares its path with a page.
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-Proto $http_x_forwarded_proto;
  proxy_set_header X-Forwarded-For {{ if or .Values.ingress.enabled .Values.gatewayApi.enabled }}$http_x_forwarded_for{{ else }}$remote_addr{{ end }};
  proxy_buffering off;
  proxy_request_buffering off;
  proxy_read_timeout 1h;
  client_max_body_size 64m;
  {{- $calls := .Files.Get "facts/calls.yaml" | fromYaml }}
  location ~ ^({{ join "|" $calls.prefixes }})(/|$) { include /etc/nginx/cursa/site/gateway; }
  {{- range $calls.exact }}
  location = {{ . }} { include /etc/nginx/cursa/site/gateway; }
  {{- end }}
  {{- range $calls.shared }}
  location = {{ . }} {
    error_page 418 = @gateway;
    recursive_error_pages on;
    if ($request_method !~ ^(GET|HEAD)$) { return 418; }
    try_files $drawn$br $drawn$gz $drawn $page$br $page$gz $page =404;
  }
  {{- end }}
  location @gateway { include /etc/nginx/cursa/site/gateway; }
gateway: |
  # The gateway sets its own headers: naming one here keeps nginx from adding them a second time.
  add_header X-Cursa-Web "";
  proxy_pass {{ include "service.url" (dict "root" . "name" "gateway") }};
{{- end -}}
