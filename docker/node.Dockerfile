# One image for all Node services: the command says which one runs (docs/decisions/0018-one-image-for-the-services.md).
#   docker build -f docker/node.Dockerfile -t cursa/services .
#   docker run cursa/services apps/pricing/dist/main.js        # a service, configured by its environment
#   docker run cursa/services migrate.js pricing               # its migrations, by DATABASE_URL
# Nothing here needs more than Docker's classic builder. The registry comes from outside:
#   --build-arg NPM_CONFIG_REGISTRY=https://registry.example
# and so does the certificate of a registry's own authority: --build-arg EXTRA_CA="$(cat ca.pem)"
ARG NODE_IMAGE=node:24-bookworm-slim

# What `npm ci` reads. The stages after it start from these files by their content, so sources change without them.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests \
  && find package.json package-lock.json .npmrc apps libs -name package.json -o -name package-lock.json -o -name .npmrc \
  | xargs cp --parents -t /manifests

FROM ${NODE_IMAGE} AS installed
ARG NPM_CONFIG_REGISTRY
ARG EXTRA_CA=
WORKDIR /src
COPY --from=manifests /manifests/ ./
RUN echo "$EXTRA_CA" >/tmp/ca.pem && NODE_EXTRA_CA_CERTS=/tmp/ca.pem npm ci --ignore-scripts --no-audit --no-fund && rm -rf /root/.npm

FROM installed AS built
ARG SOURCE_DATE_EPOCH=0
COPY . .
RUN docker/build-services.sh /out

# Only what the services import, out of the same lock file.
FROM installed AS dependencies
ARG SOURCE_DATE_EPOCH=0
COPY --from=built /out/package.json /out/sbom.mjs /out/fixed-times.sh /tmp/
RUN cp /tmp/package.json . \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm sbom --omit=dev --sbom-format=cyclonedx | node /tmp/sbom.mjs >sbom.json \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) ! -iname 'licen[cs]e*' -delete \
  && rm -r node_modules/.package-lock.json node_modules/.bin \
  && mkdir -p /out/packages/app && mv node_modules /out/packages/app/ && mv sbom.json /out/packages/ \
  && /tmp/fixed-times.sh /out/packages

# The runtime without what installs packages; copied from scratch, so that it is gone and not only hidden. Removing leaves
# the time of the build on folders, so they get the one time as well.
FROM ${NODE_IMAGE} AS runtime
ARG SOURCE_DATE_EPOCH=0
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
    /usr/local/include /usr/local/share/doc /usr/local/share/man /usr/share/doc /usr/share/man /usr/share/locale /var/lib/apt/lists /var/cache /var/log /root/.npm /tmp/* \
  && mkdir -p /var/cache /var/log /app \
  && find / -xdev -perm /6000 -type f -exec chmod a-s {} + \
  && find / -xdev -type d ! -path /proc ! -path /sys ! -path '/dev*' -exec touch --no-dereference --date="@${SOURCE_DATE_EPOCH}" {} +

# Whole trees are copied onto the root: a folder that a COPY makes itself carries the time of the build.
FROM scratch AS services-root
COPY --from=runtime / /
WORKDIR /app
COPY --from=dependencies /out/packages/ /
COPY --from=built /out/services/ /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production
USER 1000:1000
ENTRYPOINT ["node"]

# A stand-in for Stripe, for trying out only: it takes test cards and no money. `--target stripe-sandbox`
FROM services-root AS stripe-sandbox
ARG VERSION=0.1.0
COPY --from=built /out/sandbox/ /
ENV HOST=0.0.0.0 PORT=12111 NODE_OPTIONS=--disable-warning=ExperimentalWarning
EXPOSE 12111
CMD ["tools/stripe-sandbox/main.ts"]
LABEL org.opencontainers.image.title="Cursa's Stripe sandbox" \
  org.opencontainers.image.description="Speaks Stripe's API for the calls Cursa makes; for trying out" \
  org.opencontainers.image.version="${VERSION}"

FROM services-root AS services
ARG VERSION=0.1.0
ARG REVISION=unknown
ENV NODE_OPTIONS="--import=/app/libs/platform/dist/telemetry/register.js"
EXPOSE 8080
CMD ["apps/gateway/dist/main.js"]
LABEL org.opencontainers.image.title="Cursa services" \
  org.opencontainers.image.description="Every Node service of Cursa; the command says which" \
  org.opencontainers.image.vendor="Cursa" \
  org.opencontainers.image.licenses="LicenseRef-Proprietary" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
