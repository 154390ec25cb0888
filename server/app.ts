import { resolve } from "node:path";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import serveStatic from "@fastify/static";
import underPressure from "@fastify/under-pressure";
import type { ServerBuild } from "@remix-run/node";
import fastify, { LogController, type FastifyError, type FastifyRequest } from "fastify";
import { fileFieldOf } from "~/products/order-fields";
import { products } from "~/products/registry";
import { env } from "~/config/env.server";
import { uploadBodyLimit } from "~/http/form-body.server";
import "~/http/load-context.server";
import { logger } from "~/config/logger.server";
import { paths } from "~/http/paths";
import { serverErrorPage, serverErrorPolicy } from "./error-page";
import { remixBridge } from "./remix-bridge";
import { routePatterns } from "./route-patterns";
import { uploadSlots } from "./upload-slots";

/** Largest body that is read at all, in bytes; forms have their own, smaller limit and a kinder answer. */
const bodyLimit = 1024 * 1024;
/** Bodies above that limit that may be under way at the same time: each takes several times its size in memory. */
const mostUploads = 4;
/** Time for a request to arrive, in milliseconds: an upload over a slow line, but not for ever. */
const requestTimeout = 180_000;
const year = 365 * 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/**
 * The web server around a Remix build.
 * @param options.isDraining whether the process is about to stop
 */
export async function createWebServer(build: ServerBuild, options: { isDraining: () => boolean }) {
  const app = fastify({
    loggerInstance: logger,
    // Fastify's own lines name the whole address, and addresses hold order tokens.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < env.TRUSTED_PROXIES,
    bodyLimit,
    requestTimeout,
    // Long enough for a proxy that keeps its connections for a minute.
    keepAliveTimeout: 65_000,
  });
  const patternOf = routePatterns(build);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: error.name, code: error.code }, "request failed");
    void reply
      .status(status)
      .header("Cache-Control", "no-store")
      .header("Content-Security-Policy", serverErrorPolicy)
      .type("text/html; charset=utf-8")
      .send(serverErrorPage(status));
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { pathname } = new URL(request.url, env.APP_URL);
    if (!pathname.startsWith("/assets/")) {
      const fields = {
        method: request.method,
        route: patternOf(pathname),
        status: reply.statusCode,
      };
      request.log.info({ ...fields, ms: Math.round(reply.elapsedTime) }, "request");
    }
    done();
  });

  await app.register(helmet, {
    // Pages bring their own policy.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: env.APP_URL.startsWith("https:") ? { maxAge: year / 1000 } : false,
    xPoweredBy: true,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 3_000,
    retryAfter: 15,
    pressureHandler: (_request, reply) => {
      void reply.status(503).type("text/html; charset=utf-8").send(serverErrorPage(503));
    },
  });
  await app.register(rateLimit, {
    max: env.POSTS_PER_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => !isLimited(request),
  });
  await app.register(serveStatic, {
    root: resolve("build/client/assets"),
    prefix: "/assets/",
    maxAge: year,
    immutable: true,
    preCompressed: true,
    wildcard: false,
  });
  await app.register(serveStatic, {
    root: resolve("build/client"),
    prefix: "/",
    maxAge: hour,
    globIgnore: ["assets/**", ".vite/**"],
    wildcard: false,
    decorateReply: false,
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  const { answer, drain } = remixBridge(build, (request) => ({
    ...(request && { log: request.log as typeof logger, clientAddress: request.ip }),
    isDraining: options.isDraining,
  }));
  app.addHook("preClose", (done) => {
    drain();
    done();
  });
  app.all("/*", answer);
  const onRequest = uploadSlots({ most: mostUploads, above: bodyLimit });
  const uploads = [
    ...products.filter(fileFieldOf).map(({ path }) => path),
    paths.profileSettings(),
  ];
  for (const path of uploads)
    for (const address of [path, `${path}/`])
      app.post(address, { bodyLimit: uploadBodyLimit, onRequest }, answer);
  return app;
}

/** Posts cost us something; the gateway's may come in bursts and prove themselves. */
function isLimited(request: FastifyRequest): boolean {
  return request.method === "POST" && !request.url.startsWith(paths.paymentNotification());
}
