import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatPrice, formatShortDateTime } from "~/copy/format";
import { listSearch, readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { orderCard } from "~/services/desk/orders.server";
import {
  dreamStats,
  listDreams,
  topRatedDreams,
  type DreamLine,
} from "~/services/desk/dreams.server";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { ActLink } from "./act-link";
import { dreamFilters, dreamStateLabels } from "./dream-labels";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { OrderDetail } from "./orders";
import { staffContext } from "./staff-context.server";

const tab = "modules/dream";

export const meta = formMeta("Dream: zamówienia analizy snów");

export const ErrorBoundary = listFailure({
  title: "Zamówienia analizy snów",
  message: "Błąd podczas ładowania zamówień analizy snów. Sprawdź czy backend jest uruchomiony.",
});

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_orders");
  const { filters: chosen, ...query } = readListQuery(dreamFilters, visit.request);
  const { id } = visit.params;
  const [list, stats, topRated, order] = await Promise.all([
    listDreams(ctx, chosen, query.page),
    dreamStats(ctx),
    topRatedDreams(ctx),
    id === undefined ? null : orderCard(ctx, id),
  ]);
  return { query, list, stats, topRated, order, permissions: session.actor.permissions };
}

export default function Dreams() {
  const { query, list, stats, topRated, order, permissions } = useLoaderData<typeof loader>();
  const mayAssist = permissions.includes("assist_orders");
  return (
    <div className="space-y-8">
      <ListPage
        title="Zamówienia analizy snów"
        path={paths.adminTab(tab)}
        filters={dreamFilters}
        query={query}
        list={list}
        columns={[
          { heading: "Numer", cell: ({ number }) => number },
          { heading: "Sen", cell: dreamOf },
          { heading: "E-mail", cell: ({ email }) => <MailAddress address={email} /> },
          { heading: "Status", cell: ({ state }) => <DreamStateBadge state={state} /> },
          { heading: "Cena", numeric: true, cell: ({ priceGrosze }) => formatPrice(priceGrosze) },
          { heading: "Złożone", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
        ]}
        empty="Nie ma takich zamówień."
        choose="Wybierz zamówienie z listy."
        detail={
          order && {
            id: order.id,
            content: (
              <OrderDetail order={order} permissions={permissions} tab={tab}>
                {mayAssist && order.canRemake && (
                  <ActLink tab={tab} id={order.id} act="regenerate" label="Regeneruj" />
                )}
                {mayAssist && order.status === "awaiting_payment" && (
                  <ActLink tab={tab} id={order.id} act="cancel" label="Anuluj zamówienie" />
                )}
              </OrderDetail>
            ),
          }
        }
      >
        {permissions.includes("export_payments") && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={paths.adminExport(tab) + listSearch(query.values)}
          >
            Eksport CSV
          </ButtonLink>
        )}
      </ListPage>
      <section aria-labelledby="statystyki" className="space-y-4">
        <h2 id="statystyki" className="text-2xl">
          Statystyki
        </h2>
        <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {[
            { label: "Wszystkie zamówienia", value: stats.totalOrders },
            { label: "Ukończone", value: stats.completedOrders },
            { label: "Oczekujące", value: stats.pendingOrders },
            { label: "Przychód z ukończonych", value: formatPrice(stats.totalRevenue) },
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

/** What a dream is called, or how long it is while it is covered. */
function dreamOf({ title, length }: DreamLine): string {
  if (title !== null) return title;
  return length === null ? "usunięty" : formatCount(length, "znak", "znaki", "znaków");
}

function DreamStateBadge({ state }: { state: DreamLine["state"] }) {
  const { label, tone } = dreamStateLabels[state];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {label}
    </Badge>
  );
}
