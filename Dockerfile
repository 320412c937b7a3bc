# Three stages: build with everything, install what running needs, and put only that together. All use the image
# below; docs/operations.md explains how to pin it by its digest, and `npm run check:bases` shows how long it is
# supported.
FROM node:24.21.0-trixie-slim AS base

FROM base AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/

FROM manifests AS build
RUN npm ci --ignore-scripts --omit=dev
COPY tsconfig.base.json ./
COPY scripts scripts
COPY shared shared
COPY server server
COPY client client
RUN node scripts/build.mjs server && node scripts/build.mjs client

FROM manifests AS packages
RUN npm ci --ignore-scripts --omit=dev --workspace=server

FROM base
# The last one: memory of a decoded picture goes back to the system at once (glibc; bytes).
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/server/pictures server/pictures
COPY deploy/backup.sh deploy/try.sh deploy/
# The root may be read-only: these are all that is written to, and a volume on them belongs to node.
RUN mkdir uploads data /backups && chown node:node uploads data /backups && chmod 0700 data /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=40s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/dist/main.js"]
