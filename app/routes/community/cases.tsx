import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { listMyCases, type MyCase } from "~/services/moderation/case-page.server";
import { careStates, careSubjects, caseStates, caseSubjectLabels } from "~/site/moderation";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { CareSection } from "~/ui/care-section";
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
  const ofCare = cases.filter(({ isForCare }) => isForCare);
  const others = cases.filter(({ isForCare }) => !isForCare);
  return (
    <Container className="space-y-7 py-8 sm:py-12">
      <BackLink href={paths.notifications()}>Powiadomienia</BackLink>
      <h1 className="text-4xl">Twoje sprawy</h1>
      {cases.length === 0 ? (
        <EmptyState title="Nie masz żadnych spraw">
          <p>Tu zobaczysz, co dzieje się z Twoimi zgłoszeniami i z tym, co ktoś zgłosi u Ciebie.</p>
        </EmptyState>
      ) : (
        <>
          {ofCare.length > 0 && (
            <CareSection>
              <CaseList cases={ofCare} />
            </CareSection>
          )}
          {others.length > 0 && <CaseList cases={others} />}
        </>
      )}
    </Container>
  );
}

const CaseList = ({ cases }: { cases: readonly MyCase[] }) => (
  <ul className="space-y-3">
    {cases.map(({ key, number, side, subject, state, openedAt, isForCare, group, excerpt }) => (
      <Card as="li" key={key} className="space-y-1">
        <a
          href={paths.case(key)}
          className="text-lg font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {isForCare
            ? careSubjects[subject]
            : `${side === "author" ? "O Tobie" : "Twoje zgłoszenie"}: ${caseSubjectLabels[subject]}`}
        </a>
        {excerpt && <p className="line-clamp-2 wrap-anywhere">{excerpt}</p>}
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <Badge tone={state === "open" || state === "appealed" ? "warning" : "neutral"}>
            {isForCare ? careStates[state] : caseStates[state].label}
          </Badge>{" "}
          {group && <>{group} · </>}Nr {number} · {formatDateTime(openedAt)}
        </p>
      </Card>
    ))}
  </ul>
);

export const ErrorBoundary = FailedInGroup;
