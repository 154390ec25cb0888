import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatDateTime, formatPrice, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { readJobError } from "~/services/operations/job-error";
import { hour } from "~/time/durations";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import {
  differenceCard,
  listDifferences,
  type DifferenceCard,
  type DifferenceLine,
  type DifferenceState,
} from "~/services/payments/differences.server";
import {
  readLedgerChecks,
  requestLedgerCheck,
  type LedgerChecks,
} from "~/services/payments/ledger-checks.server";
import { withFlash } from "~/http/flash.server";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Pending, PendingStatus } from "~/ui/pending";
import { StatusBadge, type BadgeTone } from "~/ui/badge";
import { Facts } from "./facts";
import { ActLinks, firstAct } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { failureText } from "./job-errors";
import { useCurrentPath } from "./return-path";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { ledgerStateLabels } from "~/services/payments/payment-state";
import { staffContext } from "./staff-context.server";
import { type ActLinkLine, actLinksOf } from "~/services/acts/act-links.server";
import { differenceKinds } from "~/services/payments/payment-state";
import { explanations } from "~/services/payments/acts";

const tab = "modules/differences";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Różnice",
  ({ difference }) => difference?.transaction,
);

const differenceStates: Record<
  DifferenceState,
  { label: string; plural: string; tone: BadgeTone }
> = {
  open: { label: "Do wyjaśnienia", plural: "Do wyjaśnienia", tone: "warning" },
  explained: { label: "Wyjaśniona", plural: "Wyjaśnione", tone: "neutral" },
  resolved: { label: "Już jej nie ma", plural: "Już ich nie ma", tone: "success" },
};

const filters = [
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: differenceStates.open.plural,
    options: [
      { value: "explained", label: differenceStates.explained.plural },
      { value: "resolved", label: differenceStates.resolved.plural },
      { value: "all", label: "Wszystkie" },
    ],
  },
  {
    kind: "choice",
    name: "kind",
    label: "Rodzaj",
    placeholder: "Wszystkie",
    options: optionsOf(differenceKinds),
  },
  { kind: "text", name: "transaction", label: "Transakcja" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_payments");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, difference, checks] = await Promise.all([
    listDifferences(ctx, chosen, query.page),
    id === undefined ? null : differenceCard(ctx, id),
    readLedgerChecks(ctx),
  ]);
  openSingleHit(visit, tab, query, list);
  const links = difference ? actLinksOf(tab, difference, ctx) : [];
  return { query, list, difference, links, checks, now: ctx.now() };
}

/** Compares now instead of at night. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_payments");
  await requestLedgerCheck(ctx);
  return redirect(withFlash(paths.adminTab(tab), "ledger-check-asked"), 303);
}

export const ErrorBoundary = listFailure({
  title: "Różnice",
  message: "Nie udało się załadować różnic.",
});

/** Where the gateway's books and ours differ, as they were compared last. */
export default function Differences() {
  const { query, list, difference, links, checks, now } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Różnice"
      intro="To, o czym nasze księgi i bramka mówią co innego."
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Transakcja", cell: ({ transaction }) => transaction },
        { heading: "Rodzaj", cell: ({ kind }) => differenceKinds[kind] },
        { heading: "U nas", cell: ({ ours }) => describeLedgerEntry(ours) },
        { heading: "W bramce", cell: ({ theirs }) => describeLedgerEntry(theirs) },
        { heading: "Stan", cell: ({ state }) => <StatusBadge {...differenceStates[state]} /> },
        { heading: "Znaleziona", cell: ({ foundAt }) => formatShortDateTime(foundAt) },
      ]}
      empty="Nie ma takich różnic."
      choose="Wybierz różnicę z listy."
      detail={
        difference && {
          id: difference.id,
          content: <Detail difference={difference} links={links} />,
        }
      }
    >
      <Checks checks={checks} now={now} />
    </ListPage>
  );
}

/** A comparison is missing that is older, in milliseconds: each night makes one. */
const overdueAfter = 26 * hour;
/** How often a page looks whether one has ended, in milliseconds. */
const lookAfter = 3_000;

function Checks({ checks, now }: { checks: LedgerChecks; now: Date }) {
  const { last, isUnderWay, failed } = checks;
  const here = useCurrentPath();
  const isOverdue = last !== null && now.getTime() - last.checkedAt.getTime() > overdueAfter;
  return (
    <Notice kind={failed || isOverdue ? "warning" : "info"} className="w-full">
      <p>
        {last
          ? `Ostatnie porównanie z bramką: ${formatDateTime(last.checkedAt)}. ${foundWords(last.differences)}`
          : "Nikt jeszcze nie porównał naszych ksiąg z bramką."}{" "}
        {isOverdue && "To dawniej niż zwykle: porównujemy je każdej nocy."}
      </p>
      {failed && (
        <p>
          Następne nie wyszło. {failureText(readJobError(failed.lastError))} Spróbujemy znowu{" "}
          {formatDateTime(failed.nextAt)}.
        </p>
      )}
      {isUnderWay ? (
        <>
          <Pending href={here} after={lookAfter} />
          <PendingStatus href={here}>Trwa porównanie…</PendingStatus>
        </>
      ) : (
        <form method="post" action={paths.adminTab(tab)}>
          <Button variant="secondary" size="small" busyLabel="Porównuję...">
            Porównaj teraz
          </Button>
        </form>
      )}
    </Notice>
  );
}

const foundWords = (differences: number) =>
  differences === 0
    ? "Wszystko się zgadzało."
    : `Znalazło ${formatCount(differences, "różnicę", "różnice", "różnic")}, razem z wyjaśnionymi.`;

function describeLedgerEntry(story: DifferenceLine["ours"]): string {
  if (story === null) return "nic";
  return `${ledgerStateLabels[story.status] ?? story.status}, ${formatPrice(story.grosze)}`;
}

function Detail({
  difference,
  links,
}: {
  difference: DifferenceCard;
  links: readonly ActLinkLine[];
}) {
  const { kind, transaction, paymentId, explanation, state } = difference;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{transaction}</h2>
      <Facts
        items={[
          { label: "Rodzaj", value: differenceKinds[kind] },
          { label: "Stan", value: <StatusBadge {...differenceStates[state]} /> },
          { label: "U nas", value: describeLedgerEntry(difference.ours) },
          { label: "W bramce", value: describeLedgerEntry(difference.theirs) },
          {
            label: "Płatność",
            value: paymentId ? (
              <a className="link" href={paths.adminTab("modules/payments", paymentId)}>
                Zobacz płatność
              </a>
            ) : (
              "nie mamy takiej"
            ),
          },
          { label: "Znaleziona", value: formatDateTime(difference.foundAt) },
          ...(explanation ? [{ label: "Wyjaśnienie", value: explanations[explanation] }] : []),
          ...(difference.resolvedAt
            ? [{ label: "Zgadza się od", value: formatDateTime(difference.resolvedAt) }]
            : []),
        ]}
      />
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} primary={firstAct} />
        </div>
      )}
      <section className="space-y-2">
        <h3 className="text-lg">Co zrobiono</h3>
        <AuditHistory lines={difference.history} />
      </section>
    </>
  );
}
