# Two stages: the first installs and builds with everything, the second runs with what running needs.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --ignore-scripts --omit=dev
COPY scripts scripts
COPY shared shared
COPY server server
COPY client client
RUN node scripts/build.mjs server && node scripts/build.mjs client

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/server/pictures server/pictures
RUN mkdir -p uploads data && chown node:node uploads data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/dist/main.js"]
