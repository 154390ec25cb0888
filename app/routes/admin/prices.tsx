import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatPrice, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import type { ServiceContext } from "~/services/command/context.server";
import { isId } from "~/services/listing/ids";
import {
  listPrices,
  priceCard,
  promotionCard,
  type PriceCard,
  type PromotionLine,
} from "~/services/prices/desk-queries.server";
import { StatusBadge } from "~/ui/badge";
import { InlinePrice } from "~/ui/price-tag";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { priceStates, promotionStates } from "~/services/prices/price-states";
import { staffContext } from "./staff-context.server";

const tab = "prices";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Ceny",
  ({ product }) => product?.title,
);

const filters = [
  { kind: "text", name: "title", label: "Produkt" },
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(priceStates),
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_prices");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  if (id !== undefined && isId(id)) {
    const { product } = await promotionCard(ctx, id);
    throw redirect(paths.adminTab(tab, product.id) + new URL(visit.request.url).search);
  }
  const [list, product] = await Promise.all([
    listPrices(ctx, chosen, query.page),
    id === undefined ? null : priceCard(ctx, id),
  ]);
  openSingleHit(visit, tab, query, list);
  return { query, list, product, links: product ? linksOf(ctx, product) : [] };
}

const linksOf = (ctx: ServiceContext, product: PriceCard) => [
  ...actLinksOf(tab, product, ctx, ["promote"]),
  ...product.promotions.flatMap((promotion) =>
    actLinksOf(tab, { id: promotion.id, promotion, product }, ctx, ["end"]),
  ),
];

export const ErrorBoundary = listFailure({
  title: "Ceny",
  message: "Nie udało się załadować cen.",
});

export default function Prices() {
  const { query, list, product, links } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Ceny"
      intro="Ceny produktów i promocje."
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Produkt", cell: ({ title }) => title },
        { heading: "Cena dziś", numeric: true, cell: ({ price }) => formatPrice(price.grosze) },
        { heading: "Regularna", numeric: true, cell: (line) => formatPrice(line.regularGrosze) },
        { heading: "Stan", cell: ({ state }) => <StatusBadge {...priceStates[state]} /> },
        {
          heading: "Zmiana",
          cell: ({ price, nextAt }) => {
            const next = price.until ?? nextAt;
            return next ? formatShortDateTime(next) : "–";
          },
        },
      ]}
      empty="Nie ma takich produktów."
      choose="Wybierz produkt z listy."
      detail={product && { id: product.id, content: <ProductPrices {...{ product, links }} /> }}
    />
  );
}

type ProductPricesProps = { product: PriceCard; links: readonly ActLinkLine[] };

function ProductPrices({ product, links }: ProductPricesProps) {
  const upon = (row: { id: string }) => (
    <ActLinks links={links.filter(({ id }) => id === row.id)} />
  );
  return (
    <>
      <h2 className="text-2xl">{product.title}</h2>
      <Facts
        items={[
          { label: "Cena dziś", value: <InlinePrice price={product.price} /> },
          { label: "Cena regularna", value: formatPrice(product.regularGrosze) },
          {
            label: "Najniższa z ostatnich 30 dni",
            value: product.lowestGrosze === null ? "–" : formatPrice(product.lowestGrosze),
          },
        ]}
      />
      {upon(product)}
      <section className="space-y-3">
        <h3 className="text-lg">Promocje</h3>
        {product.promotions.length === 0 ? (
          <p className="text-muted">Nie było jeszcze żadnej promocji.</p>
        ) : (
          <ul className="space-y-4">
            {product.promotions.map((promotion) => (
              <li key={promotion.id} className="space-y-2 border-l-2 border-line pl-4">
                <Promotion promotion={promotion} />
                {upon(promotion)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="space-y-3">
        <h3 className="text-lg">Historia ceny</h3>
        {product.history.length === 0 ? (
          <p className="text-muted">Historia zacznie się, gdy ruszy sprzedaż.</p>
        ) : (
          <ol className="space-y-1.5">
            {product.history.map(({ priceGrosze, from, to }) => (
              <li key={String(from)}>
                <span className="font-semibold whitespace-nowrap">{formatPrice(priceGrosze)}</span>{" "}
                od {formatDateTime(from)}
                {to && ` do ${formatDateTime(to)}`}
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

function Promotion({ promotion }: { promotion: PromotionLine }) {
  const { priceGrosze, startsAt, endsAt, state, lowestGrosze } = promotion;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{formatPrice(priceGrosze)}</span>
        <StatusBadge {...promotionStates[state]} />
      </p>
      <p>
        Od {formatDateTime(startsAt)} do {formatDateTime(endsAt)}
      </p>
      {lowestGrosze !== null && (
        <p className="text-sm text-muted">
          Najniższa cena z 30 dni przed obniżką: {formatPrice(lowestGrosze)}
        </p>
      )}
    </>
  );
}
