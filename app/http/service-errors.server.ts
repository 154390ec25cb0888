import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { describeError } from "~/services/command/describe-error";
import {
  Conflict,
  databaseRetry,
  ExternalServiceError,
  Invalid,
  isDatabaseUnavailable,
  NotAllowed,
  NotFound,
  TooManyRequests,
} from "~/services/command/errors";
import { carryingNotices } from "./flash.server";
import { preserveInput, noteMissingDatabase, withinLimit } from "./preserve-input.server";
import { requestLog } from "./load-context.server";
import type { RouteHandle } from "./route-handle";
import { whoAsked } from "./security-log.server";

type ErrorAnswer = { status: number; retryAfterSeconds?: number };

/**
 * What an error of a service means to whoever asked; the page, in Polish, is `ui/error-page.tsx`.
 * @returns null for any other error, which is a fault of ours
 */
export function answerTo(error: unknown): ErrorAnswer | null {
  if (error instanceof NotFound) return { status: 404 };
  if (error instanceof NotAllowed) return { status: 403 };
  if (error instanceof Conflict) return { status: 409 };
  if (error instanceof Invalid) return { status: 422 };
  if (error instanceof TooManyRequests)
    return { status: 429, retryAfterSeconds: error.retryAfterSeconds };
  // Down, or saying what cannot be used: either way it was not us, and trying again later may help.
  if (error instanceof ExternalServiceError)
    return { status: error.kind === "unavailable" ? 503 : 502 };
  if (isDatabaseUnavailable(error)) return { status: 503, retryAfterSeconds: databaseRetry };
  return null;
}

type Visit = { request: Request; context: AppLoadContext };

/** A loader or an action, whatever it takes besides. */
type Handler<Args> = (args: Args) => unknown;

/**
 * The same loader or action, where what services throw leaves as a status, and so as the page of that status.
 */
export function answering<Args extends Visit>(
  handler: Handler<Args>,
): (args: Args) => Promise<unknown> {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const answer = answerTo(error);
      if (!answer) throw error;
      if (isDatabaseUnavailable(error)) noteMissingDatabase(args.context);
      const { status, retryAfterSeconds } = answer;
      const level = status >= 500 ? "error" : "info";
      const why = { status, error: describeError(error) };
      // Who tries what they may not, or too often, is somebody to look for; others were only late or wrong.
      const isSuspect = status === 403 || status === 429;
      const who = isSuspect ? await whoAsked(args) : {};
      requestLog(args.context)[level]({ ...why, ...who }, "request refused");
      if (retryAfterSeconds) args.context.askToComeBack?.(retryAfterSeconds);
      throw new Response(null, { status });
    }
  };
}

/**
 * The same loader or action, where a redirect from an app to a document has the browser load it: an app's script may not ask for
 * a document's data.
 */
function leavingApps<Args extends { context: AppLoadContext }>(
  handler: (args: Args) => Promise<unknown>,
): (args: Args) => Promise<unknown> {
  return async (args) => {
    const leave = (answer: unknown) => {
      const target = answer instanceof Response ? answer.headers.get("Location") : null;
      if (target !== null && args.context.opensInApp?.(target) === false)
        (answer as Response).headers.set("X-Remix-Reload-Document", "true");
      return answer;
    };
    try {
      return leave(await handler(args));
    } catch (thrown) {
      throw leave(thrown);
    }
  };
}

/** What is sent to something that can only be read: Remix's own answer is English and says nothing of what is allowed. */
const readOnly = () => new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });

/**
 * The routes of a build, where every loader and every action answers the errors of services. Remix 2 has no place of its
 * own for that: by the time its hooks see an error, its status is set and its class is gone. What an address was to say goes on
 * with a redirect, too.
 */
export function answerServiceErrors(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action, default: page, handle } = route.module;
      const answered = {
        ...(loader && { loader: leavingApps(carryingNotices(answering(loader))) }),
        ...(action && {
          action: leavingApps(
            answering(
              withinLimit(page ? preserveInput(action) : action, {
                ...(handle as RouteHandle | undefined),
                hasPage: page !== undefined,
              }),
            ),
          ),
        }),
        ...(!action && !page && { action: readOnly }),
      };
      return [id, { ...route, module: { ...route.module, ...answered } }];
    }),
  );
}
