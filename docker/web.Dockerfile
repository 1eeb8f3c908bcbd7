# The web application, served by nginx.
#   docker build -f docker/web.Dockerfile -t cursa/web .
#   docker run -p 8080:8080 cursa/web
# The first two stages are those of node.Dockerfile, word for word: whoever builds both builds them once.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:stable

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
RUN export NODE_ENV=production \
  && node node_modules/vite/bin/vite.js build --config apps/web/vite.config.ts \
  && node node_modules/vite/bin/vite.js build --config apps/web/vite-admin.config.ts \
  && npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx | node docker/sbom.mjs >sbom.json \
  && mkdir -p /out/etc/nginx /out/usr/share && mv docker/nginx /out/etc/nginx/cursa && mv apps/web/dist /out/usr/share/cursa && mv sbom.json /out/ \
  && docker/fixed-times.sh /out

FROM ${NGINX_IMAGE}
ARG VERSION=0.1.0
ARG REVISION=unknown
COPY --from=built /out/ /
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-e", "/dev/stderr", "-c", "/etc/nginx/cursa/nginx.conf", "-g", "daemon off;"]
CMD []
LABEL org.opencontainers.image.title="Cursa web application" \
  org.opencontainers.image.description="The screens of senders, drivers and administrators" \
  org.opencontainers.image.vendor="Cursa" \
  org.opencontainers.image.licenses="LicenseRef-Proprietary" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
