import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { formFailure } from "~/http/form-failure.server";
import { afterSignIn, requireSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { resendActivation } from "~/services/members/resend-activation.server";
import { identityOf, sessionOf } from "~/http/session.server";
import { Button, ButtonLink } from "~/ui/button";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { EntrancePage } from "./entrance-page";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

const title = "Potwierdź adres e-mail";

const noAnswer = "Nie udało się wysłać wiadomości. Spróbuj ponownie.";
const tooOften =
  "Wysłaliśmy już kilka wiadomości w ciągu ostatniej godziny. Sprawdź też folder Spam, a po następną wróć za godzinę.";

type Addressee = { signedIn: boolean; email: string | null };

export const meta = formMeta(title);

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
  const ctx = serviceContext(identityOf(session), requestLog(context));
  const page: Addressee = { signedIn: true, email: session.email };
  await resendActivation(ctx).catch(
    formFailure({ context, form: emptyForm, page }, { tooOften, noAnswer }),
  );
  return redirect(withFlash(paths.emailVerification(), "activation-sent"), 303);
}

export default function EmailVerificationRequired() {
  return <VerificationPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Addressee>(
  ({ page, ...form }) => <VerificationPage {...page} form={form} />,
  { fields: [] },
);

function VerificationPage({ signedIn, email, form }: Addressee & { form?: FormState }) {
  const flash = useFlash();
  return (
    <EntrancePage title={title}>
      <div className="max-w-text space-y-6">
        <FormErrors errors={form?.errors ?? {}} />
        {!form && <FlashNotice flash={flash} />}
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
              <form method="post" action={paths.emailConfirmed()}>
                <Button>Adres jest już potwierdzony</Button>
              </form>
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
      </div>
    </EntrancePage>
  );
}
