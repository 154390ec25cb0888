import { randomBytes } from "node:crypto";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { isDatabaseAway } from "./db/is-database-away";
import { contentSecurityPolicy } from "./http/content-security-policy.server";
import { isHydrated, NonceContext } from "./http/hydration";
import { requestLog } from "./http/load-context.server";
import { paintFirst } from "./http/paint-first.server";
import { describeError } from "~/services/describe-error";
import { sessionKeyOf } from "./http/session.server";

/** Rendering that takes longer than this is given up, in milliseconds. */
const renderTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const handles = remixContext.staticHandlerContext.matches.map(
    ({ route }) => remixContext.routeModules[route.id]?.handle,
  );
  const nonce = isHydrated(handles) ? randomBytes(16).toString("base64") : undefined;

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Referrer-Policy", "same-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  await keepPrivate(request, headers);
  if (import.meta.env.PROD)
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce ?? null));

  // React 18's writer for Node leaves a NUL where a letter of two bytes meets the end of its buffer (facebook/react
  // #24985), and Polish is full of them; its writer for web streams does not.
  const rendering = new AbortController();
  const patience = setTimeout(() => rendering.abort(), renderTimeout);
  try {
    const body = await renderToReadableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        signal: rendering.signal,
        onError: (error) =>
          requestLog(loadContext).error({ error: describeError(error) }, "rendering failed"),
      },
    );
    // Nothing streams in later, so the page leaves in one piece and a failed render still has its own status.
    await body.allReady;
    const page = await new Response(body).text();
    // In development React would complain of what it has not written.
    return new Response(import.meta.env.PROD ? paintFirst(page, nonce) : page, { status, headers });
  } finally {
    clearTimeout(patience);
  }
}

/** A public page that may greet somebody by name is for nobody else's cache. */
async function keepPrivate(request: Request, headers: Headers): Promise<void> {
  const isPublic = headers.get("Cache-Control")?.includes("public");
  if (isPublic && (await sessionKeyOf(request))) headers.set("Cache-Control", "private, no-cache");
}

/** What scripts ask for instead of a page. */
export async function handleDataRequest(
  response: Response,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  await keepPrivate(request, response.headers);
  return response;
}

/** Errors of loaders, actions and rendering; the person sees the error boundary. */
export function handleError(
  error: unknown,
  {
    request,
    context,
  }: LoaderFunctionArgs | ActionFunctionArgs | { request: Request; context: AppLoadContext },
): void {
  if (isDatabaseAway(error)) context.reportDatabaseAway?.();
  if (request.signal.aborted) return;
  requestLog(context).error({ error: describeError(error) }, "request failed");
}
