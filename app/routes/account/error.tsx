import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { SupportButton } from "~/ui/support-mail";
import { flashIn } from "~/http/flash.server";
import { flashOf } from "~/notices/notices";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EntrancePage } from "./entrance-page";
import { pageMeta } from "~/ui/page-meta";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

const unknown = "Coś poszło nie tak";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.shutOut ?? unknown);

/** What is said plainly to whoever may not come in. */
const shutOutTitles = {
  "sign-in-banned": "Twoje konto jest zablokowane",
  "sign-in-inactive": "Twoje konto jest nieaktywne",
};

/** Says why a sign-in ended where our own notice does, and nothing about anybody's account otherwise. */
export function loader({ request }: LoaderFunctionArgs) {
  const { code, text } = flashIn(request.url) ?? flashOf("sign-in-provider_error");
  return {
    text: [...(code === "sign-in-banned" ? [untilWhen(request.url)] : []), text].join(" ").trim(),
    shutOut: shutOutTitles[code as keyof typeof shutOutTitles] ?? null,
  };
}

/** The notice is signed for its whole address, and the end of the ban with it. */
function untilWhen(address: string): string {
  const until = new URL(address).searchParams.get("until");
  return until
    ? `Blokada trwa do ${formatDateTime(until)} czasu polskiego, potem zalogujesz się jak dawniej.`
    : "";
}

export default function SignInErrorPage() {
  const { text, shutOut } = useLoaderData<typeof loader>();
  return (
    <EntrancePage
      title={shutOut ?? unknown}
      lead={text}
      act={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.home()}>Strona główna</ButtonLink>
          {shutOut ? (
            <SupportButton>Napisz do nas</SupportButton>
          ) : (
            <ButtonLink href={paths.login()} variant="secondary">
              Zaloguj się
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}
