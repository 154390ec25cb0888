import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/form-body.server";
import { afterSignIn } from "~/http/guards.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { sessionOf } from "~/http/session.server";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { FileText, MessageCircle, ShieldCheck, Users } from "~/ui/icons";
import { authenticate } from "~/http/authenticator.server";
import { pageMeta } from "~/ui/page-meta";
import { EntrancePage } from "./entrance-page";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

export const meta = () => pageMeta("Logowanie");

/** Who is signed in already goes on, unless an old sign-in has to be renewed for the administration. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnTo = localPath(new URL(request.url).searchParams.get("returnTo"));
  const session = await sessionOf(request, context);
  const isFresh = session && session !== "banned" && session.isStaff === session.hasStaffRole;
  if (isFresh) return redirect(afterSignIn(session, returnTo), 303);
  return { returnTo, needsSecondFactor: needsSecondFactor(session) };
}

const needsSecondFactor = (session: Awaited<ReturnType<typeof sessionOf>>) =>
  session !== null && session !== "banned" && session.lacksSecondFactor;

/** Sends the browser to the identity provider. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, screen_hint, fresh } = (await readForm(request)).values;
  const beginning = new URL(paths.login(localPath(returnTo) ?? undefined), request.url);
  if (screen_hint === "signup") beginning.searchParams.set("screen_hint", "signup");
  if (needsSecondFactor(await sessionOf(request, context)))
    beginning.searchParams.set("second_factor", "1");
  if (fresh !== undefined) beginning.searchParams.set("fresh", "1");
  return authenticate(new Request(beginning, { headers: request.headers }), context);
}

const whatAnAccountGives = [
  [
    Users,
    "Piszesz i odpowiadasz w grupach",
    "W tych o trudnych sprawach masz pseudonim zamiast nicku.",
  ],
  [
    MessageCircle,
    "Rozmawiasz z mentorem AI",
    "Wracasz do rozmów, kiedy chcesz, a to, co zapamięta, zależy od Ciebie.",
  ],
  [
    FileText,
    "Zamówienia masz w jednym miejscu",
    "Bez szukania e-maili: to, co czeka, i to, co już jest gotowe.",
  ],
  [
    ShieldCheck,
    "Bezpłatnie i na Twoich zasadach",
    "Konto usuniesz jednym formularzem, kiedy chcesz.",
  ],
] as const;

export default function Login() {
  const { returnTo, needsSecondFactor } = useLoaderData<typeof loader>();
  return (
    <EntrancePage
      title="Zaloguj się"
      lead={
        needsSecondFactor
          ? "Do panelu zespołu potrzebny jest drugi składnik logowania, na przykład kod z aplikacji w telefonie. Zaloguj się jeszcze raz i go podaj."
          : "Logowanie odbywa się na bezpiecznej stronie. Jeśli nie masz jeszcze konta, założysz je w tym samym miejscu."
      }
      act={
        <form method="post" action={paths.login()}>
          {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
          <Button size="large">Przejdź do logowania</Button>
        </form>
      }
    >
      <section aria-labelledby="konto-daje" data-area="community" className="space-y-6">
        <h2 id="konto-daje" className="text-3xl">
          Co daje konto
        </h2>
        <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {whatAnAccountGives.map(([Mark, title, text]) => (
            <li key={title} className="flex items-start gap-4">
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-area-soft text-area-ink">
                <Mark className="size-5" />
              </span>
              <div className="min-w-0 space-y-1">
                <h3 className="text-xl">{tieWords(title)}</h3>
                <p>{tieWords(text)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="border-t border-line pt-5 text-muted">
          Do zamawiania nie potrzebujesz konta – wystarczy adres e-mail.
        </p>
      </section>
    </EntrancePage>
  );
}
