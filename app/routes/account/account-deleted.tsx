import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { providerLogoutUrl } from "~/services/sessions/sign-in-strategy.server";
import { paths } from "~/paths";
import { sessionOf } from "~/http/session.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PendingRedirect } from "~/ui/pending";
import { AccountPage } from "./account-page";
import { pageMeta } from "~/ui/page-meta";

/** How long the goodbye is shown before the provider's own session ends too, in milliseconds. */
const farewell = 2_000;

export const meta = () => pageMeta("Do zobaczenia");

/** Says goodbye to somebody whose session here has already ended; whoever has one has not left. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await sessionOf(request, context)) return redirect(paths.panel(), 303);
  const isLeaving = new URL(request.url).searchParams.has("wyloguj");
  return { logoutUrl: isLeaving ? providerLogoutUrl() : null };
}

export default function AccountDeleted() {
  const { logoutUrl } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Do zobaczenia">
      {logoutUrl && <PendingRedirect href={logoutUrl} after={farewell} />}
      <Notice kind="success" role="status">
        <p>Twoje konto zostało usunięte.</p>
      </Notice>
      <p className="text-lg">
        Dziękujemy za wspólny czas. Na żadnym urządzeniu nie ma już Twojej sesji, a&nbsp;dane
        logowania usunie za chwilę dostawca logowania.
      </p>
      <ButtonLink href={logoutUrl ?? paths.home()}>Strona główna</ButtonLink>
    </AccountPage>
  );
}
