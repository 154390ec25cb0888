import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { formFailure } from "~/http/form-failure.server";
import { requireSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { confirmEmail } from "~/services/members/confirm-email.server";
import { confirmationRefusals } from "~/services/members/refusals";
import { identityOf, sessionOf } from "~/http/session.server";
import { Button, ButtonLink } from "~/ui/button";
import { EntrancePage } from "./entrance-page";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

const noAnswer = "Nie udało się sprawdzić, czy adres jest potwierdzony. Spróbuj ponownie.";
const tooOften =
  "Sprawdzaliśmy to już kilka razy w ciągu ostatniej godziny. Zaloguj się jeszcze raz albo wróć za godzinę.";

type Visitor = { isSignedIn: boolean };

export const meta = formMeta("Adres e-mail");

/** The link of the activation mail ends here, in whichever browser it was opened. Looking asks nobody anything. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context);
  if (!session || session === "banned") return { isSignedIn: false };
  if (session.emailVerified) return redirect(paths.authCallback(), 303);
  return { isSignedIn: true };
}

/** Has the provider asked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession({ request, context });
  if (session.emailVerified) return redirect(paths.authCallback(), 303);
  const ctx = serviceContext(identityOf(session), requestLog(context));
  const page: Visitor = { isSignedIn: true };
  await confirmEmail(ctx, session).catch(
    formFailure(
      { context, form: emptyForm, page },
      { refused: { form: confirmationRefusals }, tooOften, noAnswer },
    ),
  );
  return redirect(paths.authCallback(), 303);
}

export default function EmailConfirmed() {
  return <ConfirmedPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Visitor>(
  ({ page, ...form }) => <ConfirmedPage {...page} form={form} />,
  { fields: [] },
);

function ConfirmedPage({ isSignedIn, form }: Visitor & { form?: FormState }) {
  if (!isSignedIn)
    return (
      <EntrancePage
        title="Dziękujemy"
        lead="Jeśli link z wiadomości był aktualny, Twój adres e-mail jest potwierdzony. Zaloguj się, żeby wejść na swoje konto."
        act={<ButtonLink href={paths.login()}>Zaloguj się</ButtonLink>}
      />
    );
  return (
    <EntrancePage
      title={form ? "Jeszcze chwila" : "Dziękujemy"}
      lead={form ? undefined : "Jeśli link z wiadomości był aktualny, możesz iść dalej."}
    >
      <FormErrors errors={form?.errors ?? {}} />
      <div className="flex flex-wrap gap-3">
        <form method="post" action={paths.emailConfirmed()}>
          <Button>{form ? "Sprawdź jeszcze raz" : "Przejdź dalej"}</Button>
        </form>
        <ButtonLink href={paths.emailVerification()} variant="secondary">
          Nie mam tej wiadomości
        </ButtonLink>
        <form method="post" action={paths.login()}>
          <Button variant="quiet">Zaloguj się jeszcze raz</Button>
        </form>
      </div>
    </EntrancePage>
  );
}
