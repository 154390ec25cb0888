import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { contentSecurityPolicy } from "~/content-security-policy.server";
import { isHydrated, NonceContext } from "~/hydration";
import { requestLog } from "~/load-context.server";
import { describeError } from "~/services/describe-error";

/** Rendering that takes longer than this is given up, in milliseconds. */
const renderTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const handles = remixContext.staticHandlerContext.matches.map(
    ({ route }) => remixContext.routeModules[route.id]?.handle,
  );
  const nonce = isHydrated(handles) ? randomBytes(16).toString("base64") : undefined;

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Referrer-Policy", "same-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (import.meta.env.PROD)
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce ?? null));

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        // Nothing streams in later, so the page leaves in one piece and a failed render still has its own status.
        onAllReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onError: reject,
      },
    );
    setTimeout(abort, renderTimeout).unref();
  });
}

/** Errors of loaders, actions and rendering; the person sees the error boundary. */
export function handleError(
  error: unknown,
  {
    request,
    context,
  }: LoaderFunctionArgs | ActionFunctionArgs | { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  requestLog(context).error({ error: describeError(error) }, "request failed");
}
