import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "~/copy/format";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { NotFound } from "~/services/command/errors";
import { findTerms } from "~/services/legal/keep-terms.server";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta("Regulamin z archiwum");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await findTerms(
    serviceContext("visitor", requestLog(context)),
    params.version ?? "",
  );
  if (!found) throw new NotFound("terms");
  return { version: found.version, effectiveOn: found.effectiveOn, html: found.html };
}

export default function TermsVersion() {
  const { version, effectiveOn, html } = useLoaderData<typeof loader>();
  return (
    <Container className="max-w-text space-y-6 py-10 sm:py-14">
      <BackLink href={paths.termsArchive()}>Wersje regulaminu</BackLink>
      <h1 className="text-4xl">Regulamin</h1>
      <p className="text-sm text-muted">
        Wersja {version}, obowiązuje od {formatDay(effectiveOn)}
      </p>
      {/* What we rendered ourselves and never change; no word in it is a visitor's. */}
      <div className="prose max-w-text" dangerouslySetInnerHTML={{ __html: html }} />
    </Container>
  );
}
