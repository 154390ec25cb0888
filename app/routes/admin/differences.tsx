import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatPrice, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import {
  differenceCard,
  listDifferences,
  type DifferenceCard,
  type DifferenceLine,
  type DifferenceState,
} from "~/services/payments/differences.server";
import { StatusBadge, type BadgeTone } from "~/ui/badge";
import { DefinitionList } from "~/ui/definition-list";
import { ActLink } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { ledgerStateLabels } from "~/services/payments/payment-state";
import { staffContext } from "./staff-context.server";
import { differenceKinds } from "~/services/payments/payment-state";
import { explanations } from "~/services/payments/acts";

const tab = "modules/differences";

export const meta = formMeta("Różnice");

const standings: Record<DifferenceState, { label: string; plural: string; tone: BadgeTone }> = {
  open: { label: "Do wyjaśnienia", plural: "Do wyjaśnienia", tone: "warning" },
  explained: { label: "Wyjaśniona", plural: "Wyjaśnione", tone: "neutral" },
  resolved: { label: "Już jej nie ma", plural: "Już ich nie ma", tone: "success" },
};

const filters = [
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: standings.open.plural,
    options: [
      { value: "explained", label: standings.explained.plural },
      { value: "resolved", label: standings.resolved.plural },
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
  const [list, difference] = await Promise.all([
    listDifferences(ctx, chosen, query.page),
    id === undefined ? null : differenceCard(ctx, id),
  ]);
  return { query, list, difference };
}

export const ErrorBoundary = listFailure({
  title: "Różnice",
  message: "Nie udało się załadować różnic.",
});

/** Where the gateway's books and ours differ, as the nightly comparison found it. */
export default function Differences() {
  const { query, list, difference } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Różnice"
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Transakcja", cell: ({ transaction }) => transaction },
        { heading: "Rodzaj", cell: ({ kind }) => differenceKinds[kind] },
        { heading: "U nas", cell: ({ ours }) => told(ours) },
        { heading: "W bramce", cell: ({ theirs }) => told(theirs) },
        { heading: "Stan", cell: ({ state }) => <StatusBadge {...standings[state]} /> },
        { heading: "Znaleziona", cell: ({ foundAt }) => formatShortDateTime(foundAt) },
      ]}
      empty="Nie ma takich różnic."
      choose="Wybierz różnicę z listy."
      detail={difference && { id: difference.id, content: <Detail difference={difference} /> }}
    />
  );
}

function told(story: DifferenceLine["ours"]): string {
  if (story === null) return "nic";
  return `${ledgerStateLabels[story.status] ?? story.status}, ${formatPrice(story.grosze)}`;
}

function Detail({ difference }: { difference: DifferenceCard }) {
  const { id, kind, transaction, paymentId, explanation, state } = difference;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{transaction}</h2>
      <DefinitionList
        items={[
          { label: "Rodzaj", value: differenceKinds[kind] },
          { label: "Stan", value: <StatusBadge {...standings[state]} /> },
          { label: "U nas", value: told(difference.ours) },
          { label: "W bramce", value: told(difference.theirs) },
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
      {state === "open" && <ActLink tab={tab} id={id} act="explain" label="Wyjaśnione" />}
      <section className="space-y-2">
        <h3 className="text-lg">Co zrobiono</h3>
        <AuditHistory lines={difference.history} />
      </section>
    </>
  );
}
