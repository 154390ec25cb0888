import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { targetLabels } from "~/services/access/targets";
import { type BulkCard, bulkCard, listBulkRows } from "~/services/acts/bulk-queries.server";
import { ButtonLink } from "~/ui/button";
import { pageMeta } from "~/ui/page-meta";
import { outcomeOf } from "~/services/acts/words";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";

const failedTitle = "Wyniki czynności zbiorczej";

const titleOf = ({ list: { things } }: Pick<BulkCard, "list">) => `Co stało się z ${things.each}`;

export const meta = ({ data }: { data?: { bulk: Pick<BulkCard, "list"> } }) =>
  pageMeta(data ? titleOf(data.bulk) : failedTitle);

const filters = [
  {
    kind: "choice",
    name: "outcome",
    label: "Wynik",
    placeholder: "Wszystkie",
    options: [
      { value: "done", label: "Zrobione" },
      { value: "skipped", label: "Pominięte" },
      { value: "waiting", label: "Czekają na swoją kolej" },
    ],
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id = "" } = visit.params;
  const bulk = await bulkCard(ctx, id);
  return { query, bulk, list: await listBulkRows(ctx, id, chosen, query.page) };
}

export const ErrorBoundary = listFailure({
  title: failedTitle,
  message: "Nie udało się załadować wyników czynności zbiorczej.",
});

export default function BulkRows() {
  const { query, bulk, list } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={titleOf(bulk)}
      path={paths.adminBulkRows(bulk.id)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        {
          heading: targetLabels[bulk.list.target],
          cell: ({ id, name }) => (
            <a className="link" href={paths.adminTab(bulk.list.tab, id)}>
              {name}
            </a>
          ),
        },
        {
          heading: "Co się stało",
          cell: ({ outcome }) => (outcome === null ? "Czeka na swoją kolej" : outcomeOf(outcome)),
        },
        { heading: "Kiedy", cell: ({ at }) => (at ? formatShortDateTime(at) : "–") },
      ]}
      empty={`Nie ma takich ${bulk.list.things.many}.`}
    >
      <ButtonLink variant="secondary" href={paths.adminTab("bulk", bulk.id)}>
        Wróć: {bulk.label}
      </ButtonLink>
    </ListPage>
  );
}
