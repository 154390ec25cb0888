import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import helmet from "@fastify/helmet";
import serveStatic from "@fastify/static";
import underPressure from "@fastify/under-pressure";
import type { ServerBuild } from "@remix-run/node";
import { sql } from "drizzle-orm";
import fastify, {
  LogController,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { env } from "~/config/env.server";
import { uploadBodyLimit } from "~/http/form-body.server";
import "~/http/load-context.server";
import { logger } from "~/config/logger.server";
import { metrics } from "~/config/metrics.server";
import { connect } from "~/db/client.server";
import { addressesOf, dataSuffix, routeMatcher, uploadPaths } from "./addresses";
import { admission, overLimitOf } from "./admission";
import { completeAnswer } from "./complete-answers";
import { databaseWatch, type Sockets } from "./database-watch";
import { doubtfulSenders } from "./doubtful-senders";
import { refuse } from "./error-answer";
import { httpsOnlySeconds, isHttps } from "./error-page";
import { rejectMalformedRequest } from "./malformed-requests";
import { foundTheSiteAtRest, maintenance } from "./maintenance";
import { remixBridge } from "./remix-bridge";
import { requestUrl } from "./request-url";
import { uploadSlots } from "./upload-slots";
import { hour } from "~/time/durations";

declare module "fastify" {
  interface FastifyInstance {
    /** Looks, for the metrics, at what is not counted as it happens. */
    measure: () => void;
  }
}

/** Largest body that is read at all, in bytes; forms have their own, smaller limit and a kinder answer. */
const bodyLimit = 1024 * 1024;
/** Bodies above that limit that may be under way at the same time, most of them slow ones that have brought little. */
const maxUploads = 32;
/** Those of them that may have arrived and be looked at: each takes several times its size in memory. */
const maxReadUploads = 4;
/** Slowest that an upload may arrive, in bytes a second: less than a telephone on a bad line sends. */
const minUploadRate = 16 * 1024;
/** Time for a request to arrive, in milliseconds: an upload over a slow line, but not for ever. */
const requestTimeout = 180_000;
const year = httpsOnlySeconds * 1000;
/** Where the process says that it answers. */
const alive = "/healthz";
/** As nginx names them. */
const proxysId = /^[0-9a-f]{32}$/;

/** One that no other process gives to another request: that of the proxy, whose log has it too, where one is believed. */
function requestId({ headers }: IncomingMessage): string {
  const { "x-request-id": named } = headers;
  if (env.TRUSTED_PROXIES > 0 && typeof named === "string" && proxysId.test(named)) return named;
  return randomUUID();
}

/** How late the event loop may be before whoever comes is asked to come back, in milliseconds; 0 for ever so late. */
const longestDelay = 3_000;

/**
 * The web server around a Remix build.
 * @param options.isDraining whether the process is about to stop
 */
export async function createWebServer(
  build: ServerBuild,
  options: { isDraining: () => boolean; longestDelay?: number },
) {
  const app = fastify({
    loggerInstance: logger,
    genReqId: requestId,
    // Fastify's own lines name the whole address, and addresses hold order tokens.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < env.TRUSTED_PROXIES,
    bodyLimit,
    requestTimeout,
    // Node's own answer to a request that names no host has no page; ours has (`admission`).
    http: { requireHostHeader: false },
    // Long enough for a proxy that keeps its connections for a minute.
    keepAliveTimeout: 65_000,
    // Whatever comes in to the end is answered as usual: a proxy hands a post to nobody else.
    return503OnClosing: false,
    // Addresses that cannot be decoded.
    frameworkErrors: (_error, _request, reply) => void refuse(reply as FastifyReply, 404),
    clientErrorHandler: rejectMalformedRequest,
  });
  // Few and apart from those of the pages: what limits and watches must not wait behind what it limits.
  const database = connect(env.DATABASE_URL, { connections: 3 });
  app.addHook("onClose", () => database.sql.end({ timeout: 1 }));
  const matchesOf = routeMatcher(build);
  const addressOf = addressesOf(build, matchesOf);
  const opensInApp = (address: string) => addressOf(requestUrl(address).pathname).app === true;
  const asksForAppData = (pathname: string) =>
    pathname.endsWith(dataSuffix) && addressOf(pathname).app === true;

  const doubtful = doubtfulSenders(({ method, url }) => {
    const { pattern, posts } = addressOf(requestUrl(url).pathname);
    return method === "POST" && posts === "signed" ? pattern : undefined;
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: error.name, code: error.code }, "request failed");
    void refuse(reply, status);
  });
  app.setNotFoundHandler((_request, reply) => void refuse(reply, 404));
  app.addHook("onResponse", (request, reply, done) => {
    const { pathname } = requestUrl(request.url);
    doubtful.remember(request, reply);
    if (!pathname.startsWith("/assets/")) {
      const fields = {
        method: request.method,
        route: pathname === alive ? alive : addressOf(pathname).pattern,
        status: reply.statusCode,
      };
      request.log.info({ ...fields, ms: Math.round(reply.elapsedTime) }, "request");
      const isPlanned =
        foundTheSiteAtRest(request) || (reply.statusCode === 503 && options.isDraining());
      metrics.requestSeconds.observe(
        { ...fields, route: fields.route ?? "none", planned: String(isPlanned) },
        reply.elapsedTime / 1_000,
      );
    }
    done();
  });

  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: isHttps ? { maxAge: httpsOnlySeconds } : false,
    xPoweredBy: true,
  });
  const waits = new WeakMap<FastifyRequest, number>();
  app.addHook("onSend", (request, reply, payload, done) => {
    const seconds = waits.get(request);
    if (seconds && reply.statusCode >= 400) void reply.header("Retry-After", String(seconds));
    done(null, payload);
  });
  // A connection that is kept could be closed in the moment in which a proxy sends a post over it.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (options.isDraining()) void reply.header("Connection", "close");
    done(null, payload);
  });
  app.addHook("onSend", completeAnswer);
  await app.register(underPressure, {
    maxEventLoopDelay: options.longestDelay ?? longestDelay,
    // The plugin's own `Retry-After` is lost where a page of ours stands in.
    pressureHandler: (_request, reply) => void refuse(reply, 503, { "Retry-After": "15" }),
  });
  app.addHook(
    "onRequest",
    admission(database.db, addressOf, {
      givesWordsBack: "answerServiceErrors" in build.entry.module,
    }),
  );
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
  const { answer, drain } = remixBridge(
    build,
    (request) => ({
      ...(request && { log: request.log as typeof logger, clientAddress: request.ip }),
      ...(request && overLimitOf(request) !== undefined && { overLimit: overLimitOf(request) }),
      isDraining: options.isDraining,
      askToComeBack: (seconds) => void (request && waits.set(request, seconds)),
      ...(request && asksForAppData(requestUrl(request.url).pathname) && { opensInApp }),
    }),
    matchesOf,
  );
  app.addHook("preClose", (done) => {
    drain();
    done();
  });
  const { databaseSockets } = build.entry.module as { databaseSockets?: Sockets };
  const pools = [database.sockets, ...(databaseSockets ? [databaseSockets] : [])];
  const watch = databaseWatch(() => database.db.execute(sql`select 1`), pools);
  const { underMaintenance = async () => false, recordServiceCalls } = build.entry.module as {
    underMaintenance?: () => Promise<boolean>;
    recordServiceCalls?: () => void;
  };
  recordServiceCalls?.();
  const rest = maintenance(underMaintenance, addressOf);
  app.all(
    "/*",
    { onRequest: watch.begin, onSend: watch.end, preHandler: [doubtful.wait, rest] },
    answer,
  );
  // It asks nobody else, so that a database at rest does not restart the web; and no page is written for whoever asks each second.
  app.get(alive, (_request, reply) =>
    reply.type("text/plain").header("Cache-Control", "no-store").send("ok\n"),
  );
  const slots = uploadSlots({
    most: maxUploads,
    above: bodyLimit,
    room: maxReadUploads * uploadBodyLimit,
    mostRead: maxReadUploads,
    minRate: minUploadRate,
    interval: 10_000,
  });
  for (const path of uploadPaths(build))
    for (const address of [path, `${path}/`])
      app.post(
        address,
        {
          bodyLimit: uploadBodyLimit,
          onRequest: slots.arrive,
          onSend: watch.end,
          preHandler: [slots.beRead, watch.begin, rest],
        },
        answer,
      );
  app.decorate("measure", () =>
    metrics.databaseSockets.set(pools.reduce((sum, pool) => sum + pool.count(), 0)),
  );
  return app;
}
