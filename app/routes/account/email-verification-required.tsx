import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { afterSignIn, requireSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { serviceContext } from "~/services/context.server";
import { resendActivation } from "~/services/members/resend-activation.server";
import { actorOf, sessionOf } from "~/http/session.server";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { AccountPage } from "./account-page";

const messages = {
  sent: "Wysłaliśmy nowy link aktywacyjny. Sprawdź swoją skrzynkę odbiorczą, także folder Spam.",
  failed: "Nie udało się wysłać wiadomości. Spróbuj ponownie.",
  too_many:
    "Wysłaliśmy już kilka wiadomości w ciągu ostatniej godziny. Sprawdź też folder Spam, a po następną wróć za godzinę.",
};

const statuses = { sent: 200, failed: 502, too_many: 429 };

export const meta: MetaFunction = () => [
  { title: `Potwierdź adres e-mail – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** Whoever has confirmed goes on. The provider may also send people here without having signed them in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context);
  if (!session || session === "banned") return { signedIn: false, email: null };
  if (session.emailVerified) return redirect(afterSignIn(session, null), 303);
  return { signedIn: true, email: session.email };
}

/** Has the activation mail sent again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession({ request, context });
  if (session.emailVerified) return redirect(afterSignIn(session, null), 303);
  const ctx = serviceContext(actorOf(session), requestLog(context));
  const outcome = await resendActivation(ctx, session.auth0Id);
  return data({ outcome }, { status: statuses[outcome] });
}

export default function EmailVerificationRequired() {
  const { signedIn, email } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome;
  return (
    <AccountPage title="Potwierdź adres e-mail">
      {outcome && (
        <Notice
          kind={outcome === "sent" ? "success" : "error"}
          role={outcome === "sent" ? "status" : "alert"}
        >
          <p>{messages[outcome]}</p>
        </Notice>
      )}
      <p className="text-lg">
        {email ? (
          <>
            Na adres <strong className="wrap-anywhere">{email}</strong> wysłaliśmy wiadomość
            z&nbsp;linkiem aktywacyjnym. Otwórz ją i&nbsp;kliknij link – potem wszystko będzie
            gotowe.
          </>
        ) : (
          <>
            Wysłaliśmy Ci wiadomość z&nbsp;linkiem aktywacyjnym. Otwórz ją, kliknij link
            i&nbsp;zaloguj się ponownie.
          </>
        )}
      </p>
      {signedIn ? (
        <>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.emailConfirmed()}>Adres jest już potwierdzony</ButtonLink>
            <form method="post" action={paths.emailVerification()}>
              <Button variant="secondary">Wyślij link ponownie</Button>
            </form>
          </div>
          <form method="post" action={paths.logout()}>
            <Button variant="quiet">Wyloguj się i wróć na stronę główną</Button>
          </form>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.login()}>Zaloguj się</ButtonLink>
          <ButtonLink href={paths.home()} variant="secondary">
            Strona główna
          </ButtonLink>
        </div>
      )}
    </AccountPage>
  );
}
