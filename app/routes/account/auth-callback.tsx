import { setTimeout as pause } from "node:timers/promises";
import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { afterSignIn } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { describeError } from "~/services/command/describe-error";
import { newSecret } from "~/services/access/secrets.server";
import { clearSessionCookie, rememberSession, sessionOf } from "~/http/session.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PendingRedirect, PendingStatus } from "~/ui/pending";
import { AccountPage } from "./account-page";
import { failureRedirect, finishSignIn, progressOf } from "./finish-sign-in.server";
import { pageMeta } from "~/ui/page-meta";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** How long a browser waits for its answer before it is told that this takes a moment, in milliseconds. */
const patience = 1_500;
/** How long the page waits before it looks again, in milliseconds. */
const betweenLooks = 1_000;
/** How often it does before it gives up: longer than the provider is waited for. */
const maxLooks = 45;

const texts = {
  signing_in: "Ładowanie... autoryzacja w toku.",
  checking: "Sprawdzamy Twoje konto w bazie danych...",
  failed: "Wystąpił błąd podczas sprawdzania konta. Spróbuj ponownie.",
} as const;

type View = { state: keyof typeof texts; nextLook: number };

export const meta: MetaFunction<typeof loader> = ({ data: view }) =>
  pageMeta(`${view?.state === "failed" ? "Błąd: " : ""}Logowanie`);

/** Takes the provider's answer and sends the person on; without an answer, looks again for the account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const looks = Math.max(0, Math.trunc(Number(searchParams.get("look")) || 0));
  const isAnswer = ["code", "error", "state"].some((name) => searchParams.has(name));
  const failed = async () =>
    data<View>(
      { state: "failed", nextLook: 0 },
      { status: 503, headers: looks > 0 ? { "Set-Cookie": await clearSessionCookie() } : {} },
    );
  const waiting = async (state: View["state"], key?: string) =>
    looks >= maxLooks
      ? await failed()
      : data<View>(
          { state, nextLook: looks + 1 },
          { headers: key ? { "Set-Cookie": await rememberSession(key) } : {} },
        );
  try {
    if (isAnswer) {
      const key = newSecret();
      const done = await within(patience, finishSignIn({ request, context }, key));
      return done === "later" ? await waiting("signing_in", key) : (done ?? (await failed()));
    }
    const next = await within(patience, wayOn({ request, context }));
    return next === "later" ? await waiting("checking") : (next ?? (await waiting("signing_in")));
  } catch (error) {
    if (error instanceof Response) return error;
    requestLog(context).error({ error: describeError(error) }, "account check failed");
    return await failed();
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | "later"> {
  const timer = new AbortController();
  const timeout = pause(ms, "later" as const, { signal: timer.signal }).catch(
    () => "later" as const,
  );
  work.catch(() => undefined);
  return Promise.race([work, timeout]).finally(() => timer.abort());
}

/** Where somebody goes from here who brings no answer; null while theirs is still being looked at. */
async function wayOn(visit: Pick<LoaderFunctionArgs, "request" | "context">) {
  const session = await sessionOf(visit.request, visit.context);
  if (session === "banned") return failureRedirect("banned", { ended: true });
  const progress = await progressOf(visit);
  if (session) return redirect(afterSignIn(session, progress?.returnTo ?? null), 303);
  if (!progress) return redirect(paths.login(), 303);
  if (!progress.failure) return null;
  const told = await failureRedirect(progress.failure, { ended: true });
  if (told) return told;
  throw new Error("The sign-in came to no end.");
}

export default function AuthCallback() {
  const { state, nextLook } = useLoaderData<typeof loader>() as View;
  if (state !== "failed") {
    const href = `${paths.authCallback()}?look=${nextLook}`;
    return (
      <AccountPage title="Logowanie">
        <PendingRedirect href={href} after={betweenLooks} />
        <PendingStatus className="text-lg">{texts[state]}</PendingStatus>
        <a href={href} className="link inline-flex min-h-11 items-center">
          Odśwież
        </a>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Logowanie">
      <Notice kind="error" role="alert">
        <p>{texts.failed}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.authCallback()}>Spróbuj ponownie</ButtonLink>
        <ButtonLink href={paths.home()} variant="secondary">
          Strona główna
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
