import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { listMyCases } from "~/services/moderation/case-page.server";
import { caseStates, caseSubjectLabels } from "~/site/moderation";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { FailedInGroup } from "./failed-in-group";
import { asMember } from "./viewer.server";

export const meta = formMeta("Twoje sprawy");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  return { cases: await listMyCases(ctx) };
}

export default function Cases() {
  const { cases } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-7 py-8 sm:py-12">
      <BackLink href={paths.notifications()}>Powiadomienia</BackLink>
      <h1 className="text-4xl">Twoje sprawy</h1>
      {cases.length === 0 ? (
        <EmptyState title="Nie masz żadnych spraw">
          <p>Tu zobaczysz, co dzieje się z Twoimi zgłoszeniami i z tym, co ktoś zgłosi u Ciebie.</p>
        </EmptyState>
      ) : (
        <ul className="space-y-3">
          {cases.map(({ key, number, side, subject, state, openedAt }) => (
            <Card as="li" key={key} className="space-y-1">
              <a
                href={paths.case(key)}
                className="text-lg font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
              >
                {side === "author" ? "O Tobie" : "Twoje zgłoszenie"}: {caseSubjectLabels[subject]}
              </a>
              <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
                <Badge tone={state === "open" || state === "appealed" ? "warning" : "neutral"}>
                  {caseStates[state].label}
                </Badge>
                Nr {number} · {formatDateTime(openedAt)}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </Container>
  );
}

export const ErrorBoundary = FailedInGroup;
