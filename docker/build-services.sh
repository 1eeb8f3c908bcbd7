#!/bin/sh
# Inside the image's build: compiles libraries and services and lays out what the images carry, as trees from the root. usage: build-services.sh OUT
set -eu
out=$1
app=$out/services/app
sandbox=$out/sandbox/app/tools/stripe-sandbox
root=$(pwd)
here=$root/docker

for project in libs/kernel libs/contracts libs/api-client libs/platform apps/auth apps/booking apps/chat apps/gateway apps/media \
  apps/notifications apps/offers apps/payments apps/pricing; do
  cd "$root/$project"
  "$root/node_modules/.bin/swc" src -d dist --strip-leading-paths --config-file ../../.swcrc --quiet
  # Specs are left out by .swcrc; what only they lean on is not worth a byte either.
  rm -rf dist/testing dist/*/testing
  find dist -name '*.map' -delete
  mkdir -p "$app/$project"
  cp -R dist package.json "$app/$project/"
done

cd "$root"
node "$here/runtime-package.mjs" "$app" >"$out/package.json"
cp "$here/migrate.mjs" "$app/migrate.js"
cp "$out/package.json" "$app/package.json"
mkdir -p "$sandbox"
cp -R tools/stripe-sandbox/. "$sandbox/"
cp "$here/sbom.mjs" "$here/fixed-times.sh" "$out/"
"$here/fixed-times.sh" "$out"
