# The server with the client it serves. How to run it: docs/deployment.md
# A line of Node, not a single version: `docker build --pull` brings its security updates.
ARG NODE_TAG=24-bookworm-slim

FROM node:${NODE_TAG} AS manifests
WORKDIR /tameer
COPY package.json package-lock.json ./
COPY words/package.json words/
COPY figures/package.json figures/
COPY calculator/package.json calculator/
COPY quotes/package.json quotes/
COPY houses/package.json houses/
COPY contract/package.json contract/
COPY api/package.json api/
COPY web/package.json web/
COPY demo/package.json demo/

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The commit, for the log and the metrics: git is not here to be asked.
ARG COMMIT=unknown
# Without the demo, whose pictures are not given to it.
RUN COMMIT=$COMMIT npm run build -w @tameer/web -w @tameer/api && find api/dist web/dist -name '*.map' -delete

# Only what the server needs at run time: our own packages are built into it, and the client needs none.
FROM manifests AS packages
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=@tameer/api
RUN rm -r words figures calculator quotes houses contract web demo package-lock.json node_modules/@tameer node_modules/.package-lock.json
# Binaries for other machines, and what only those who develop read: some 45 MB.
RUN cd node_modules/@photostructure/sqlite && rm -rf src scripts \
  && find prebuilds -mindepth 1 -maxdepth 1 ! -name "linux-$(node --print process.arch)" -exec rm -r {} +
RUN find . -path '*/node_modules/*' -type f '(' -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' ')' -delete \
  && find node_modules/@modelcontextprotocol -name '*.cjs' -delete

FROM node:${NODE_TAG}
ARG VERSION=unknown COMMIT=unknown
LABEL org.opencontainers.image.title=Tameer \
  org.opencontainers.image.description="A marketplace for building in Pakistan" \
  org.opencontainers.image.licenses=MIT \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$COMMIT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /tameer
COPY LICENSE ./
COPY --from=packages /tameer ./
COPY --from=build /tameer/api/dist api/dist
COPY --from=build /tameer/web/dist web/dist
# Shown with the description of the API.
COPY --from=build /tameer/docs/api.md docs/
# The only place it writes to: everything else may be read-only.
RUN install --directory --owner=1000 --group=1000 --mode=0700 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "api/dist/main.js"]
