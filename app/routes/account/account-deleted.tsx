import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { providerLogoutUrl } from "~/services/sessions/sign-in-strategy.server";
import { paths } from "~/paths";
import { flashIn } from "~/http/flash.server";
import { sessionOf } from "~/http/session.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { EntrancePage } from "./entrance-page";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta("Do zobaczenia");

/**
 * Says goodbye to somebody who has just deleted their account, for as long as they want to read it; the way on ends the provider's own
 * session too. Whoever has a session has not left.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await sessionOf(request, context)) return redirect(paths.panel(), 303);
  const flash = flashIn(request.url);
  return flash?.code === "account-deleted"
    ? { text: flash.text, logoutUrl: providerLogoutUrl() }
    : null;
}

export default function AccountDeleted() {
  const deleted = useLoaderData<typeof loader>();
  return (
    <EntrancePage
      title="Do zobaczenia"
      act={<ButtonLink href={deleted?.logoutUrl ?? paths.home()}>Strona główna</ButtonLink>}
    >
      {deleted && (
        <div className="max-w-text space-y-6">
          <Notice kind="success" role="status">
            <p>{deleted.text}</p>
          </Notice>
          <p className="text-lg">
            Dziękujemy za wspólny czas. Na żadnym urządzeniu nie ma już Twojej sesji, a&nbsp;dane
            logowania usunie za chwilę dostawca logowania.
          </p>
        </div>
      )}
    </EntrancePage>
  );
}
