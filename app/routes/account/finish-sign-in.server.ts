import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { afterSignIn } from "~/http/guards.server";
import { SignInError, type SignInFailure } from "~/services/command/errors";
import { withFlash } from "~/http/flash.server";
import { cameFrom } from "~/http/security-log.server";
import { requestLog } from "~/http/load-context.server";
import { isFlashCode } from "~/notices/notices";
import { paths } from "~/paths";
import { answerTo } from "~/http/service-errors.server";
import { serviceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";
import { describeDevice } from "~/services/sessions/describe-device";
import { readSession } from "~/services/sessions/read-session.server";
import { failSignIn, signInProgress } from "~/services/sessions/sign-ins.server";
import { startSession } from "~/services/sessions/start-session.server";
import { clearSessionCookie, rememberSession, sessionKeyOf } from "~/http/session.server";
import { readTheme, rememberTheme } from "~/http/theme.server";
import { authenticate } from "~/http/authenticator.server";

type Visit = Pick<LoaderFunctionArgs, "request" | "context">;
type Failure = SignInFailure | "trouble";

/** Where a failure, by its code, is told; null when trying again is what helps. */
function failurePath(failure: string, until: Date | null): string | null {
  if (failure === "unverified") return paths.emailVerification();
  if (failure === "login_required") return paths.login();
  if (failure === "timeout" || failure === "trouble") return null;
  const notice = `sign-in-${failure}`;
  return withFlash(paths.signInError(until), isFlashCode(notice) ? notice : null);
}

/**
 * The way to where a failure is told; null when trying again is what helps.
 * @param how.ended whether the browser's session has ended with it
 * @param how.until when a ban ends, where that is known
 */
export async function failureRedirect(
  failure: string,
  { ended, until = null }: { ended: boolean; until?: Date | null },
): Promise<Response | null> {
  const target = failurePath(failure, until);
  if (!target) return null;
  const headers = new Headers(ended ? { "Set-Cookie": await clearSessionCookie() } : {});
  return redirect(target, { status: 303, headers });
}

/**
 * Takes the provider's answer and signs the person in under a key that is theirs already: what becomes of it can be
 * asked for with `progressOf` by whoever has it, should this take too long for one answer.
 * @returns the way on; null when it failed and trying again is what helps
 */
export async function finishSignIn(visit: Visit, key: string): Promise<Response | null> {
  const { request, context } = visit;
  const ctx = serviceContext("visitor", requestLog(context));
  try {
    const { identity, returnTo } = await authenticate(request, context, key);
    const device = describeDevice(request.headers.get("User-Agent"));
    const previousKey = await sessionKeyOf(request);
    await startSession(ctx, { identity, key, device, previousKey });
    const session = await readSession(ctx, key);
    if (!session || session === "banned") throw new SignInError("banned");
    const { id, member, hasStaffRole } = session;
    const who = { who: member?.id ?? "unregistered", isMember: member !== null, hasStaffRole };
    ctx.log.info({ ...who, session: id, ...cameFrom(context) }, "signed in");
    const headers = new Headers({ "Set-Cookie": await rememberSession(key) });
    const preferred = session.member?.theme;
    if (preferred && !(await readTheme(request)))
      headers.append("Set-Cookie", await rememberTheme(preferred));
    return redirect(afterSignIn(session, returnTo), { status: 303, headers });
  } catch (error) {
    // Whatever it is, it has to be written down: the browser may be waiting on another page and asks there.
    const failure: Failure = error instanceof SignInError ? error.failure : "trouble";
    const detail = error instanceof SignInError ? error.detail : describeError(error);
    const isFault = !(error instanceof SignInError) && answerTo(error) === null;
    ctx.log[isFault ? "error" : "warn"](
      { ...cameFrom(context), failure, detail },
      "sign-in failed",
    );
    await failSignIn(ctx, key, failure).catch(() => undefined);
    // Anybody can send a browser here with an answer that is none: the session that it has is another one.
    const until = error instanceof SignInError ? error.until : null;
    return failureRedirect(failure, { ended: false, until });
  }
}

/** How the sign-in stands whose session the browser already has the key of; null when there is none. */
export async function progressOf({ request, context }: Visit) {
  const key = await sessionKeyOf(request);
  const ctx = serviceContext("visitor", requestLog(context));
  return key ? await signInProgress(ctx, key) : null;
}
