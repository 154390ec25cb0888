import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatShortDateTime } from "~/copy/format";
import { readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import { bulkCard, listBulk, type BulkState } from "~/services/acts/bulk-queries.server";
import { StatusBadge, type StatusLabel } from "~/ui/badge";
import { Pending } from "~/ui/pending";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { outcomeOf, reasonLabel } from "~/services/acts/words";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { staffContext } from "./staff-context.server";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Czynności zbiorcze",
  ({ bulk }) => bulk?.label,
);

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const query = readListQuery([], visit.request);
  const { id } = visit.params;
  const [list, bulk] = await Promise.all([
    listBulk(ctx, query.page),
    id === undefined ? null : bulkCard(ctx, id),
  ]);
  return { query, list, bulk, links: bulk ? actLinksOf("bulk", bulk, ctx) : [] };
}

const states: Record<BulkState, StatusLabel> = {
  requested: { label: "Czeka na zgodę", tone: "warning" },
  refused: { label: "Bez zgody", tone: "neutral" },
  running: { label: "W toku", tone: "area" },
  stopped: { label: "Zatrzymana", tone: "danger" },
  done: { label: "Zakończona", tone: "success" },
};

/** How often a page with an act under way is looked at again, in milliseconds. */
const lookAgain = 2_000;

export const ErrorBoundary = listFailure({
  title: "Czynności zbiorcze",
  message: "Nie udało się załadować czynności zbiorczych.",
});

export default function BulkActs() {
  const { query, list, bulk, links } = useLoaderData<typeof loader>();
  return (
    <>
      {bulk?.state === "running" && (
        <Pending href={paths.adminTab("bulk", bulk.id)} after={lookAgain} />
      )}
      <ListPage
        title="Czynności zbiorcze"
        intro="To, na co zgodziły się dwie osoby dla wielu pozycji naraz, i ile z tego jest zrobione."
        path={paths.adminTab("bulk")}
        filters={[]}
        query={query}
        list={list}
        columns={[
          { heading: "Co", cell: ({ label }) => label },
          { heading: "Stan", cell: ({ state }) => <StatusBadge {...states[state]} /> },
          {
            heading: "Zrobione",
            numeric: true,
            cell: ({ finished, total }) => `${finished} z ${total}`,
          },
          {
            heading: "Prosi",
            cell: ({ requestedByEmail }) => <MailAddress address={requestedByEmail} />,
          },
          { heading: "Kiedy", cell: ({ requestedAt }) => formatShortDateTime(requestedAt) },
        ]}
        empty="Nie było jeszcze żadnej czynności zbiorczej."
        choose="Wybierz czynność z listy."
        detail={bulk && { id: bulk.id, content: <BulkDetail {...{ bulk, links }} /> }}
      />
    </>
  );
}

type Card = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["bulk"]>;

function BulkDetail({ bulk, links }: { bulk: Card; links: readonly ActLinkLine[] }) {
  const { id, label, state, total, finished, outcomes } = bulk;
  return (
    <>
      <h2 className="text-2xl">{label}</h2>
      <Facts
        items={[
          { label: "Stan", value: <StatusBadge {...states[state]} /> },
          { label: "Powód", value: reasonLabel(bulk.reason) },
          {
            label: "Filtr",
            value: (
              <span className="wrap-anywhere">
                {bulk.filters.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
              </span>
            ),
          },
        ]}
      />
      <div className="space-y-2">
        <label htmlFor="postep" className="block">
          Zrobione: {finished} z {total}
        </label>
        <progress
          id="postep"
          className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-success"
          value={finished}
          max={total}
        />
      </div>
      {outcomes.length > 0 && (
        <Facts
          items={outcomes.map(({ outcome, rows }) => ({
            label: outcomeOf(outcome),
            value: rows,
          }))}
        />
      )}
      <p>
        <a className="link" href={paths.adminBulkRows(id)}>
          Co stało się z {bulk.list.things.each}
        </a>
      </p>
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} />
        </div>
      )}
    </>
  );
}
