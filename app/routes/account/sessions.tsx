import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDateTime } from "~/copy/format";
import { formMeta } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { providerLogoutUrl } from "~/services/sessions/sign-in-strategy.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { whoAsked } from "~/http/security-log.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { accessRefusals } from "~/services/access/refusals";
import { endAllSessions, endListedSession } from "~/services/sessions/end-sessions.server";
import { listSessions } from "~/services/sessions/queries.server";
import { actorOf, clearSessionCookie } from "~/http/session.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { SignInAgain } from "~/ui/sign-in-again";
import { SettingsPage } from "./settings-page";

export const meta = formMeta("Zalogowane urządzenia");

const { sign_in_again } = accessRefusals;
const askToSignIn = redirectRefused({ sign_in_again }, paths.profileSessions());

export async function loader(visit: LoaderFunctionArgs) {
  const { id, member, isFresh } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const sessions = await listSessions(ctx);
  return {
    isFresh,
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === id })),
  };
}

/** Ends one session of the list, or with `everywhere` all of them, this one included; the page asks for a fresh sign-in. */
export async function action(visit: ActionFunctionArgs) {
  const { id: sessionId, member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const who = await whoAsked(visit);
  const { intent, id } = (await readForm(visit.request)).values;
  if (intent === "everywhere") {
    await endAllSessions(ctx, { sessionId }).catch(askToSignIn);
    ctx.log.info(who, "all sessions ended");
    return redirect(providerLogoutUrl(), {
      status: 303,
      headers: { "Set-Cookie": await clearSessionCookie() },
    });
  }
  const session = z.uuid().safeParse(id);
  if (!session.success) throw new Response(null, { status: 400 });
  await endListedSession(ctx, { sessionId, endedId: session.data }).catch(askToSignIn);
  ctx.log.info({ ...who, ended: session.data }, "a session ended");
  return redirect(paths.profileSessions(), 303);
}

export default function Sessions() {
  const { sessions, isFresh } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      title="Zalogowane urządzenia"
      lead="Tu jesteś na swoim koncie. Jeśli któregoś urządzenia nie poznajesz, wyloguj je."
    >
      <ul aria-label="Zalogowane urządzenia" className="space-y-4">
        {sessions.map(({ id, device, createdAt, lastSeenAt, isThis }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <p className="flex flex-wrap items-center gap-3 font-semibold">
                {device}
                {isThis && <Badge>To urządzenie</Badge>}
              </p>
              <p className="text-sm text-muted">
                Logowanie: {formatDateTime(createdAt)} · ostatnio: {formatDateTime(lastSeenAt)}
              </p>
            </div>
            {!isThis && isFresh && (
              <form method="post" action={paths.profileSessions()}>
                <input type="hidden" name="id" value={id} />
                <Button variant="secondary" size="small">
                  Wyloguj<span className="sr-only"> urządzenie: {device}</span>
                </Button>
              </form>
            )}
          </Card>
        ))}
      </ul>
      {isFresh ? (
        <form method="post" action={paths.profileSessions()}>
          <Button name="intent" value="everywhere" variant="danger">
            Wyloguj ze wszystkich urządzeń
          </Button>
        </form>
      ) : (
        <SignInAgain
          text="Żeby wylogować inne urządzenie albo wszystkie naraz, zaloguj się jeszcze raz. Potem wrócisz na tę stronę."
          returnTo={paths.profileSessions()}
        />
      )}
    </SettingsPage>
  );
}
