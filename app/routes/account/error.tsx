import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { AccountPage } from "./account-page";
import { problemText } from "./sign-in-problems";
import { pageMeta } from "~/ui/page-meta";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

export const meta = () => pageMeta("Coś poszło nie tak");

/** The address carries a code; the words are ours. */
export function loader({ request }: LoaderFunctionArgs) {
  const reason = new URL(request.url).searchParams.get("reason");
  return { text: problemText(reason), isShutOut: reason === "banned" || reason === "inactive" };
}

export default function SignInErrorPage() {
  const { text, isShutOut } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Coś poszło nie tak" lead={text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home()}>Strona główna</ButtonLink>
        {isShutOut ? (
          <ButtonLink href={`mailto:${brand.supportEmail}`} variant="secondary">
            Napisz do nas
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.login()} variant="secondary">
            Zaloguj się
          </ButtonLink>
        )}
      </div>
    </AccountPage>
  );
}
