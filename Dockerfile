# The site in one image. The first stage builds; the second holds Node, the built site and its
# production packages, and runs as an ordinary user. For a build that can be repeated, name the base by
# its digest: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
# No package needs its install script (package.json, allowScripts), and older npm would run them all.
RUN npm ci --ignore-scripts
COPY . .
# The site tells them; without VERSION it is package.json's.
ARG VERSION
ARG REVISION
# The encoded pictures outlive this build. SQLite's driver brings its sources and its binaries for
# other systems along.
RUN --mount=type=cache,target=/site/.cache \
  npm run build && npm prune --omit=dev && cd node_modules/@photostructure/sqlite \
  && rm -rf src prebuilds/darwin-* prebuilds/win32-*

FROM ${NODE_IMAGE}
ARG NODE_IMAGE
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="Chiomara" \
  org.opencontainers.image.description="Catalogue and quote requests of Chiomara, in Italian and English" \
  org.opencontainers.image.version="${VERSION:-unknown}" \
  org.opencontainers.image.revision="${REVISION:-unknown}" \
  org.opencontainers.image.base.name="${NODE_IMAGE}"
# One arena: several keep what compressing the pages took at the start.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# In MiB. A heap that may become large grows faster than what it holds; one whose young half is too small
# takes the objects of answers under way for old ones. Some 50 MiB of 384 are in use.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "dist/start.js"]
