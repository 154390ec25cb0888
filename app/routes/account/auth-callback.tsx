import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { brand } from "~/brand";
import { afterSignIn } from "~/guards.server";
import { SignInError, type SignInFailure } from "~/integrations/identity/identity";
import { requestLog } from "~/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { describeDevice } from "~/services/sessions/describe-device";
import { readSession } from "~/services/sessions/read-session.server";
import { startSession } from "~/services/sessions/start-session.server";
import { forgetSession, rememberSession, sessionKeyOf, sessionOf } from "~/session.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { AccountPage } from "./account-page";
import { authenticate } from "./authenticator.server";

const failed = "Wystąpił błąd podczas sprawdzania konta. Spróbuj ponownie.";

export const meta: MetaFunction = () => [
  { title: `Błąd: Sprawdzanie konta – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** Takes the provider's answer and sends the person on; without an answer, looks again for the account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isAnswer = ["code", "error", "state"].some((name) => searchParams.has(name));
  try {
    if (isAnswer) return await finishSignIn({ request, context });
    const session = await sessionOf(request, context);
    if (session === "banned") return redirect(paths.signInError("banned"), 303);
    return redirect(session ? afterSignIn(session, null) : paths.login(), 303);
  } catch (error) {
    const elsewhere = error instanceof SignInError && whereToldOf(error.failure);
    if (elsewhere) return redirect(elsewhere, 303);
    if (!(error instanceof SignInError))
      requestLog(context).error({ error: describeError(error) }, "account check failed");
    return data(null, { status: 503 });
  }
}

async function finishSignIn({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const ctx = serviceContext("member", requestLog(context));
  const { identity, returnTo } = await authenticate(request, context);
  const started = await startSession(ctx, {
    identity,
    device: describeDevice(request.headers.get("User-Agent")),
    previousKey: await sessionKeyOf(request),
  });
  if (started === "banned")
    return redirect(paths.signInError("banned"), {
      status: 303,
      headers: { "Set-Cookie": await forgetSession() },
    });
  const session = await readSession(ctx, started.key);
  const target =
    session && session !== "banned" ? afterSignIn(session, returnTo) : paths.authCallback();
  return redirect(target, {
    status: 303,
    headers: { "Set-Cookie": await rememberSession(started.key) },
  });
}

/** The page that tells about a failure; null when trying again here is what helps. */
function whereToldOf(failure: SignInFailure): string | null {
  if (failure === "unverified") return paths.emailVerification();
  if (failure === "login_required") return paths.login();
  return failure === "timeout" ? null : paths.signInError(failure);
}

export default function AuthCallback() {
  return (
    <AccountPage title="Sprawdzanie konta">
      <Notice kind="error" role="alert" title="Błąd:">
        <p>{failed}</p>
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
