import { offersExport } from "~/services/acts/definitions/exports.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatPrice, formatShortDateTime } from "~/copy/format";
import { listSearch } from "~/forms/filters";
import { paths } from "~/paths";
import { actLinksOf } from "~/services/acts/act-links.server";
import {
  dreamStats,
  listDreams,
  topRatedDreams,
  type DreamLine,
} from "~/services/desk/dreams.server";
import { StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { dreamStates } from "~/services/desk/dream-states";
import { dreamFilters } from "~/services/desk/dream-filters";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { MailAddress } from "./mail-address";
import { OrderDesk } from "./order-desk";
import { readOrderDesk } from "./order-desk.server";
import { Stacked } from "./stacked";

const tab = "modules/dream";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Dream: zamówienia analizy snów",
  ({ desk }) => desk.order?.number,
);

export const ErrorBoundary = listFailure({
  title: "Zamówienia analizy snów",
  message: "Błąd podczas ładowania zamówień analizy snów. Sprawdź czy backend jest uruchomiony.",
});

export const loader = (visit: LoaderFunctionArgs) =>
  readOrderDesk(
    visit,
    {
      tab,
      filters: dreamFilters,
      list: listDreams,
      linksOf: (order, ctx) => actLinksOf(tab, order, ctx),
    },
    async (ctx) => {
      const [stats, topRated] = await Promise.all([dreamStats(ctx), topRatedDreams(ctx)]);
      return { stats, topRated, mayExport: offersExport("dream", ctx) };
    },
  );

export default function Dreams() {
  const { desk, stats, topRated, mayExport } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <OrderDesk
        tab={tab}
        title="Zamówienia analizy snów"
        intro="Analizy snów: na jakim są etapie i jak je oceniono."
        desk={desk}
        columns={[
          { heading: "Numer", cell: ({ number }) => number },
          { heading: "Tytuł snu", cell: titleOf },
          {
            heading: "Klient",
            cell: ({ customer, email }) =>
              customer === null ? (
                <MailAddress address={email} />
              ) : (
                <Stacked below={<MailAddress address={email} />}>{customer}</Stacked>
              ),
          },
          { heading: "Status", cell: ({ state }) => <StatusBadge {...dreamStates[state]} /> },
          { heading: "Cena", numeric: true, cell: ({ priceGrosze }) => formatPrice(priceGrosze) },
          { heading: "Złożone", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
        ]}
        address={{ filter: "email", of: ({ email }) => email }}
      >
        {mayExport && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={paths.adminExport(tab) + listSearch(desk.query.values)}
          >
            Eksport CSV
          </ButtonLink>
        )}
      </OrderDesk>
      <section aria-labelledby="statystyki" className="space-y-4">
        <h2 id="statystyki" className="text-2xl">
          Statystyki
        </h2>
        <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {[
            { label: "Wszystkie zamówienia", value: stats.totalOrders },
            { label: "Ukończone", value: stats.completedOrders },
            { label: "Oczekujące", value: stats.pendingOrders },
            ...(stats.totalRevenue === null
              ? []
              : [{ label: "Przychód z ukończonych", value: formatPrice(stats.totalRevenue) }]),
          ].map(({ label, value }) => (
            <div key={label} className="rounded-card border border-line bg-surface p-4">
              <dt className="text-muted">{label}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="najlepsze" className="space-y-4">
        <h2 id="najlepsze" className="text-2xl">
          Najlepiej ocenione
        </h2>
        {topRated.length === 0 ? (
          <p className="text-muted">Nikt jeszcze nie ocenił analizy snu.</p>
        ) : (
          <ol className="list-decimal space-y-1.5 pl-5">
            {topRated.map(({ id, number, stars }) => (
              <li key={id}>
                <a className="link" href={paths.adminTab(tab, id)}>
                  {number}
                </a>
                : {stars} na 5
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function titleOf({ title, length }: DreamLine): string {
  if (title !== null) return title;
  return length === null
    ? "Usunięty"
    : `Zasłonięty: ${formatCount(length, "znak", "znaki", "znaków")}`;
}
