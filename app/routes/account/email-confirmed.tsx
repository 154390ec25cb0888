import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ExternalServiceError } from "~/services/command/errors";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { describeError } from "~/services/command/describe-error";
import { serviceContext } from "~/services/command/context.server";
import { confirmEmail } from "~/services/members/confirm-email.server";
import { identityOf, sessionOf } from "~/http/session.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { AccountPage } from "./account-page";
import { pageMeta } from "~/ui/page-meta";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

export const meta = () => pageMeta("Adres e-mail");

/** The link of the activation mail ends here, in whichever browser it was opened. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context);
  if (!session || session === "banned") return data({ state: "signed_out" as const });
  const ctx = serviceContext(identityOf(session), requestLog(context));
  try {
    if (await confirmEmail(ctx, session)) return redirect(paths.authCallback(), 303);
    return data({ state: "unconfirmed" as const });
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn({ error: describeError(error) }, "could not ask whether an address is confirmed");
    return data({ state: "unknown" as const }, { status: 503 });
  }
}

export default function EmailConfirmed() {
  const { state } = useLoaderData<typeof loader>();
  if (state === "signed_out")
    return (
      <AccountPage
        title="Dziękujemy"
        lead="Jeśli link z wiadomości był aktualny, Twój adres e-mail jest potwierdzony. Zaloguj się, żeby wejść na swoje konto."
      >
        <ButtonLink href={paths.login()}>Zaloguj się</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title="Jeszcze chwila">
      <Notice kind={state === "unknown" ? "error" : "info"}>
        <p>
          {state === "unknown"
            ? "Nie udało się sprawdzić, czy adres jest potwierdzony. Spróbuj ponownie."
            : "Twój adres e-mail nie jest jeszcze potwierdzony. Otwórz wiadomość i kliknij w niej link."}
        </p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.emailConfirmed()}>Sprawdź jeszcze raz</ButtonLink>
        <ButtonLink href={paths.emailVerification()} variant="secondary">
          Nie mam tej wiadomości
        </ButtonLink>
        <ButtonLink href={paths.login()} variant="quiet">
          Zaloguj się
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
