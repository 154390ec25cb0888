import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { describeError } from "~/services/command/describe-error";
import { contentSecurityPolicy } from "./http/content-security-policy.server";
import { flashIn } from "./http/flash.server";
import { requestLog } from "./http/load-context.server";
import { isApp } from "./http/route-handle";
import { sessionKeyOf } from "./http/session.server";
import { NonceContext } from "./ui/nonce";

export { answerServiceErrors } from "./http/service-errors.server";
// … counts how outside services answer (a call of it here would be left out of the build as having no effect) …
export { drawInThreads } from "./documents/drawing/draw.server";
export { recordServiceCalls } from "./services/health/record-calls.server";
export { underMaintenance } from "~/services/switches/under-maintenance.server";
export { databaseSockets } from "./services/operations/database-sockets.server";
export { watchPublicPages } from "~/services/operations/watch-public-pages.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Referrer-Policy", "same-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  await keepPrivate(request, status, headers);
  const { routeModules, staticHandlerContext } = remixContext;
  const matches = staticHandlerContext.matches.map(({ route }) => routeModules[route.id] ?? {});
  const nonce = isApp(matches) ? randomBytes(16).toString("base64") : undefined;
  // Vite's development server writes scripts of its own into its pages.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));

  const page = <RemixServer context={remixContext} url={request.url} nonce={nonce} />;
  const html = nonce
    ? await renderApp(<NonceContext.Provider value={nonce}>{page}</NonceContext.Provider>, nonce)
    : `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  return new Response(html, { status, headers });
}

/** Writes a page that React takes over, whole: what its loaders found is written where it suspends. */
function renderApp(page: ReactElement, nonce: string): Promise<string> {
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => done(text(pipe(new PassThrough()))),
      onShellError: fail,
      onError: fail,
    });
  });
}

async function keepPrivate(request: Request, status: number, headers: Headers): Promise<void> {
  if (request.method !== "GET" || status >= 400 || flashIn(request.url))
    return headers.set("Cache-Control", "no-store");
  const isPublic = headers.get("Cache-Control")?.includes("public");
  if (isPublic && (await sessionKeyOf(request))) headers.set("Cache-Control", "private, no-cache");
}

/** What scripts ask for instead of a page. */
export async function handleDataRequest(
  response: Response,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  await keepPrivate(request, response.status, response.headers);
  return response;
}

/**
 * Errors of loaders, actions and rendering; the person sees the error boundary. A request that was turned away, such as a
 * form without a session or a method that a route does not have, comes here as well, and is no fault of ours.
 */
export function handleError(
  error: unknown,
  {
    request,
    context,
  }: LoaderFunctionArgs | ActionFunctionArgs | { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500)
    return requestLog(context).info({ status: error.status }, "request refused");
  requestLog(context).error({ error: describeError(error) }, "request failed");
}
