{{/*
The try-out's secret values, as YAML. What an earlier install made stays: lookup finds it. The session key is an
Ed25519 JWK: its private half are the last 32 bytes of the PKCS #8 form, its public half stands in a certificate made
with it, behind the mark of such keys.
*/}}
{{- define "cursa.tryoutSecret" -}}
{{- $name := printf "%s-tryout" (include "service.prefix" .) -}}
{{- $known := dict -}}
{{- with lookup "v1" "Secret" .Release.Namespace $name }}{{ $known = .data | default dict }}{{ end -}}
{{- $made := dict -}}
{{- range $key := list "SERVICE_TOKEN_SECRET" "MEDIA_LINK_SECRET" "QUOTE_SECRET" "POSTGRES_PASSWORD" "OWNER_PASSWORD" "S3_SECRET_KEY" }}{{ $_ := set $made $key (randAlphaNum 48) }}{{ end -}}
{{- $_ := set $made "S3_ACCESS_KEY" "cursa" -}}
{{- $_ := set $made "STRIPE_SECRET_KEY" (printf "sk_test_%s" (randAlphaNum 24)) -}}
{{- $_ := set $made "STRIPE_WEBHOOK_SECRET" (printf "whsec_%s" (randAlphaNum 32)) -}}
{{- if not (hasKey $known "SESSION_PRIVATE_KEY") -}}
{{- $made = merge $made (include "cursa.sessionKeys" . | fromYaml) -}}
{{- end -}}
{{- range $key, $value := $known }}{{ if hasKey $made $key }}{{ $_ := set $made $key (b64dec $value) }}{{ end }}{{ end -}}
{{- range $key := list "SESSION_PRIVATE_KEY" "SESSION_PUBLIC_KEYS" }}{{ if hasKey $known $key }}{{ $_ := set $made $key (b64dec (index $known $key)) }}{{ end }}{{ end -}}
{{- $at := include "service.prefix" . -}}
{{- range $service, $of := .Files.Get "facts/services.yaml" | fromYaml }}{{ if $of.database }}
{{- $_ := set $made (printf "%s_DATABASE_URL" (upper $service)) (printf "postgres://%s:%s@%s-postgres:5432/%s" $service $made.OWNER_PASSWORD $at $service) }}
{{- end }}{{ end -}}
{{- $_ := set $made "MONGODB_URL" (printf "mongodb://%s-mongodb:27017/chat" $at) -}}
{{- $_ := set $made "REDIS_URL" (printf "redis://%s-redis:6379" $at) -}}
{{- $_ := set $made "SMTP_URL" (printf "smtp://%s-mailpit:1025" $at) -}}
{{- toYaml $made -}}
{{- end -}}

{{- define "cursa.sessionKeys" -}}
{{- $pem := genPrivateKey "ed25519" -}}
{{- $der := regexReplaceAll "-----[^-]+-----|\\s" $pem "" | b64dec -}}
{{- $d := substr (sub (len $der) 32 | int) (len $der) $der | b64enc | replace "+" "-" | replace "/" "_" | trimSuffix "=" -}}
{{- $certificate := genSelfSignedCertWithKey "cursa" nil nil 1 $pem -}}
{{- $body := regexReplaceAll "-----[^-]+-----|\\s" $certificate.Cert "" | b64dec -}}
{{- $hex := printf "%x" $body -}}
{{- $at := div (regexSplit "302a300506032b6570032100" $hex -1 | first | len) 2 | int -}}
{{- $x := substr (add $at 12 | int) (add $at 44 | int) $body | b64enc | replace "+" "-" | replace "/" "_" | trimSuffix "=" -}}
{{- $public := dict "kty" "OKP" "crv" "Ed25519" "x" $x "kid" (randAlphaNum 12 | lower) "alg" "EdDSA" "use" "sig" -}}
SESSION_PRIVATE_KEY: {{ mergeOverwrite (deepCopy $public) (dict "d" $d) | toJson | quote }}
SESSION_PUBLIC_KEYS: {{ dict "keys" (list $public) | toJson | quote }}
{{- end -}}
