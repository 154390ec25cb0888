import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { listMyCases, type MyCase } from "~/services/moderation/case-page.server";
import {
  careStates,
  careSubjects,
  caseStates,
  caseSubjectLabels,
  type CaseSubject,
} from "~/site/moderation";
import { reportReasons } from "~/site/reports";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { CareSection } from "~/ui/care-section";
import { Card } from "~/ui/card";
import { NothingYet } from "~/ui/nothing-yet";
import { AsidePart, WithAside } from "~/ui/with-aside";
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
    <WithAside
      label="O Twoich sprawach"
      aside={<AboutCases isCareAlone={ofCare.length > 0 && others.length === 0} />}
      className="py-8 sm:py-12"
    >
      <BackLink href={paths.notifications()}>Powiadomienia</BackLink>
      <h1 className="text-4xl">Twoje sprawy</h1>
      {cases.length === 0 ? (
        <NothingYet room="cases" />
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
    </WithAside>
  );
}

/** @param isCareAlone of whoever has met with nothing but care no decision is spoken of */
const AboutCases = ({ isCareAlone }: { isCareAlone: boolean }) => (
  <AsidePart id="o-sprawach" title="Jak to działa">
    <p>
      {tieWords(
        isCareAlone
          ? "W każdej ze spraw możesz napisać do nas, kiedy zechcesz. Czyta to człowiek."
          : "O decyzji i jej powodzie piszemy obu stronom, a od decyzji możesz się odwołać.",
      )}
    </p>
    <p>
      <a href={paths.support()} className="link inline-flex min-h-11 items-center">
        Inna sprawa? Napisz do nas
      </a>
    </p>
  </AsidePart>
);

const CaseList = ({ cases }: { cases: readonly MyCase[] }) => (
  <ul className="space-y-3">
    {cases.map(({ key, number, state, openedAt, isForCare, ...mine }) => (
      <Card as="li" key={key} className="space-y-1">
        <a
          href={paths.case(key)}
          className="text-lg font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {isForCare ? careSubjects[mine.subject] : titleOf(mine)}
        </a>
        {mine.excerpt && <p className="line-clamp-1 wrap-anywhere">{mine.excerpt}</p>}
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <Badge tone={state === "open" || state === "appealed" ? "warning" : "neutral"}>
            {isForCare ? careStates[state] : caseStates[state].label}
          </Badge>{" "}
          {[
            ...(mine.reason ? [reportReasons[mine.reason]] : []),
            `nr\u00a0${number}`,
            formatDate(openedAt),
          ].join(" · ")}
        </p>
      </Card>
    ))}
  </ul>
);

/** What it is about, and where: of several reports each is told from the others by its first line. */
const titleOf = ({ side, subject, group }: Pick<MyCase, "side" | "subject" | "group">): string =>
  `${side === "author" ? "O Tobie" : "Twoje zgłoszenie"}: ${caseSubjectLabels[subject]}${placeOf(subject, group)}`;

function placeOf(subject: CaseSubject, group: string | null): string {
  if (group === null) return "";
  // What they are called ends with the group already.
  return subject === "member" || subject === "group_words"
    ? ` ${group}`
    : ` w\u00a0grupie ${group}`;
}

export const ErrorBoundary = FailedInGroup;
