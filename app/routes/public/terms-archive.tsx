import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "~/copy/format";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { listTerms } from "~/services/legal/keep-terms.server";
import { Container } from "~/ui/container";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta("Wersje regulaminu");

export const loader = ({ context }: LoaderFunctionArgs) =>
  listTerms(serviceContext("visitor", requestLog(context)));

export default function TermsArchive() {
  const versions = useLoaderData<typeof loader>();
  return (
    <Container className="max-w-text space-y-6 py-10 sm:py-14">
      <h1 className="text-4xl">Wersje regulaminu</h1>
      <p>
        Do zamówienia stosuje się wersja z&nbsp;dnia, w&nbsp;którym je złożono. Dołączamy ją do
        wiadomości z&nbsp;dokumentem. Ta, która obowiązuje dziś, jest{" "}
        <a href={paths.terms()} className="link">
          tutaj
        </a>
        .
      </p>
      {versions.length === 0 && <p>W&nbsp;archiwum nie ma jeszcze żadnej wersji.</p>}
      <ul className="list-disc space-y-2 pl-6">
        {versions.map(({ version, effectiveOn }) => (
          <li key={version}>
            <a href={paths.termsVersion(version)} className="link">
              od {formatDay(effectiveOn)} ({version})
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
