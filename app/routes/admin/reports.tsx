import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatShortDateTime, formatTimeAgo } from "~/copy/format";
import { capitalised } from "~/copy/in-sentence";
import { listSearch, readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { isId } from "~/services/listing/ids";
import { groupNames } from "~/services/groups/desk-names.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { monthlyFigures, type ModerationFigures } from "~/services/moderation/figures.server";
import { openedAccountIn } from "~/services/moderation/open-pseudonym.server";
import {
  caseStates,
  isDanger,
  urgencies,
  urgencyLabels,
  caseSubjectLabels,
} from "~/site/moderation";
import { AuthorPicture } from "~/ui/author-picture";
import { StatusBadge } from "~/ui/badge";
import { DataTable, type Column } from "~/ui/data-table";
import { useFlash } from "~/ui/flash-notice";
import { FoldSummary } from "~/ui/fold-summary";
import { caseFilterFields, caseFiltersOf } from "./case-filters";
import { accountLinksOf, caseLinksOf, partyLinksOf } from "./case-links.server";
import { CaseDetailView } from "./case-detail";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { decidedParameter, nextIn } from "./next-case.server";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { groupsSuggested, withOffered } from "./offered-names.server";
import { SuggestedNames } from "./suggested-names";
import { staffContext } from "./staff-context.server";
import { WaysOn } from "./ways-on";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Zgłoszone treści",
  ({ detail }) =>
    detail &&
    (detail.group
      ? `${caseSubjectLabels[detail.found.subject]} w grupie ${detail.group.name}`
      : "Blokada konta"),
);

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "moderate_content");
  const { filters: chosen, ...query } = readListQuery(caseFilterFields, visit.request);
  const { id } = visit.params;
  const [list, detail, known, groups, figures] = await Promise.all([
    listCases(ctx, caseFiltersOf(chosen), query.page),
    id === undefined ? null : caseDetail(ctx, id),
    groupNames(ctx),
    groupsSuggested(ctx, "group", chosen.group),
    id === undefined ? monthlyFigures(ctx) : [],
  ]);
  const nextId = id === undefined ? null : nextIn(list.rows, id);
  const fields = withOffered(caseFilterFields, { group: known.map(({ name }) => name) });
  const suggested = groups ? [groups] : [];
  openSingleHit(visit, "reports", query, list);
  const { permissions } = session.actor;
  const account = detail && (await openedAccountIn(ctx, detail));
  const links = detail && {
    ofCase: await caseLinksOf(ctx, detail),
    ofParties: partyLinksOf(ctx, detail),
    ofAccount: account ? accountLinksOf(ctx, account) : [],
  };
  const mayView = permissions.includes("view_members");
  const before = new URL(visit.request.url).searchParams.get(decidedParameter) ?? "";
  const decidedId = isId(before) && before !== id ? before : null;
  const now = ctx.now();
  return {
    ...{ fields, suggested, query, list, detail, account, links, mayView, figures, now },
    ...{ nextId, decidedId },
  };
}

export const ErrorBoundary = listFailure({
  title: "Zgłoszone treści",
  message: "Nie udało się załadować zgłoszonych treści.",
});

export default function Reports() {
  const {
    fields,
    suggested,
    query,
    list,
    detail,
    account,
    links,
    mayView,
    figures,
    now,
    nextId,
    decidedId,
  } = useLoaderData<typeof loader>();
  const decided = useFlash() && decidedId;
  const search = listSearch(query.values, list.page);
  const path = paths.adminTab("reports");
  // What is looked for need not stand in each row, nor what waits for a decision in the queue of that.
  const usual = query.values.state ?? "open";
  return (
    <ListPage
      title="Zgłoszone treści"
      intro="Sprawy o treściach i osobach w grupach, najpilniejsze na górze."
      path={path}
      filters={fields}
      query={query}
      list={list}
      columns={[
        {
          heading: "Co",
          isWide: true,
          cell: ({ subject, author, excerpt, isGone }) => (
            // What is set apart is not underlined with the link around it.
            <span className="inline-flex max-w-full items-start gap-2.5 align-top">
              {author && <AuthorPicture author={author} size="small" />}
              <span className="min-w-0">
                <span className="link">{capitalised(caseSubjectLabels[subject])}</span>
                {author && (
                  <>
                    {" · "}
                    <bdi className="font-normal wrap-anywhere">{author.name}</bdi>
                  </>
                )}
                {isGone && (
                  <span className="block font-normal text-muted">Tekst jest usunięty</span>
                )}
                {excerpt && (
                  <span className="line-clamp-2 font-normal wrap-anywhere">{excerpt}</span>
                )}
              </span>
            </span>
          ),
        },
        { heading: "Pilność", cell: ({ urgency }) => <Urgency urgency={urgency} /> },
        { heading: "Grupa", cell: ({ group }) => group ?? "–" },
        {
          heading: "Zgłoszenia",
          cell: ({ reports }) => reports,
          numeric: true,
          onCards: "left-out",
        },
        {
          heading: "Od kiedy",
          cell: ({ openedAt }) => (
            <span title={formatShortDateTime(openedAt)} className="whitespace-nowrap">
              {formatTimeAgo(openedAt, now)}
            </span>
          ),
        },
        ...(list.rows.some((row) => row.state !== usual || row.claimedBy || row.awaitsAnswer)
          ? [stateColumn(usual)]
          : []),
      ]}
      empty="Brak zgłoszeń."
      choose="Wybierz sprawę z listy."
      detail={
        detail &&
        links && {
          id: detail.found.id,
          content: (
            <>
              <WaysOn
                next={
                  nextId === null
                    ? null
                    : { href: paths.adminTab("reports", nextId) + search, label: "Następna sprawa" }
                }
                other={
                  decided
                    ? {
                        href: paths.adminTab("reports", decided) + search,
                        label: "Wróć do poprzedniej",
                      }
                    : null
                }
              />
              <CaseDetailView {...{ detail, account, links, mayView }} />
            </>
          ),
        }
      }
    >
      {figures.length > 0 && <Figures figures={figures} />}
      {suggested.length > 0 && <SuggestedNames {...{ suggested, path, query }} />}
    </ListPage>
  );
}

type CaseLine = Awaited<ReturnType<typeof listCases>>["rows"][number];

/** @param usual the state that the page need not name */
const stateColumn = (usual: string): Column<CaseLine> => ({
  heading: "Stan",
  cell: ({ state, claimedBy, awaitsAnswer }) => (
    <>
      {state !== usual && <span>{caseStates[state].label}</span>}
      {awaitsAnswer && (
        <span className="block">
          <StatusBadge tone="warning" label="Ktoś czeka na odpowiedź" />
        </span>
      )}
      {claimedBy && (
        <span className="block text-muted">
          <MailAddress address={claimedBy} />
        </span>
      )}
    </>
  ),
});

type Figured = { figures: readonly ModerationFigures[] };

function Figures({ figures }: Figured) {
  return (
    <details className="rounded-control border border-line px-4 py-1">
      <FoldSummary>Liczby z ostatnich miesięcy</FoldSummary>
      <div className="space-y-3 pb-3">
        <DataTable
          caption="Moderacja w ostatnich miesiącach"
          rows={figures.map((month) => ({ ...month, id: month.period }))}
          columns={[
            { heading: "Miesiąc", cell: ({ period }) => period },
            { heading: "Zgłoszenia", numeric: true, cell: ({ notices }) => sumOf(notices) },
            { heading: "Decyzje", numeric: true, cell: ({ decisions }) => sumOf(decisions) },
            { heading: "Odwołania", numeric: true, cell: ({ appeals }) => sumOf(appeals) },
            {
              heading: "Zmienione",
              numeric: true,
              cell: ({ outcomes }) => sumOf(outcomes.filter(({ code }) => code === "changed")),
            },
            { heading: "Cofnięte", numeric: true, cell: ({ reversals }) => sumOf(reversals) },
            { heading: "Pierwsze spojrzenie", cell: ({ hoursToLook }) => inHours(hoursToLook) },
            { heading: "Decyzja po", cell: ({ hoursToDecision }) => inHours(hoursToDecision) },
          ]}
        />
        <p className="text-sm text-muted">
          Zmienione po odwołaniu, cofnięte bez niego. Czasy to mediany. To samo za lata jest w{" "}
          <a href={paths.moderationReport()} className="link">
            raporcie o{" "}moderacji
          </a>
          .
        </p>
      </div>
    </details>
  );
}

const sumOf = (counted: ModerationFigures["notices"]) =>
  counted.reduce((all, { count }) => all + count, 0);

const inHours = (hours: number | null) => {
  if (hours === null) return "–";
  return hours === 0 ? "poniżej godziny" : `${hours}\u00a0godz.`;
};

function Urgency({ urgency }: { urgency: number }) {
  const tone = isDanger(urgency) ? "danger" : urgency === urgencies.toCheck ? "warning" : "neutral";
  return <StatusBadge tone={tone} label={urgencyLabels[urgency] ?? ""} />;
}
