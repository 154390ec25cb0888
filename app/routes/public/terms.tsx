import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { publicHeaders } from "~/http/public-headers";
import { operator } from "~/config/operator.server";
import type { Offered } from "~/products/price";
import { products } from "~/products/registry";
import { serviceContext } from "~/services/command/context.server";
import { withPrices } from "~/services/prices/queries.server";
import { termsSections } from "~/legal/terms";
import { paths } from "~/paths";
import { isPricedInCode } from "~/products/e-book/product";
import { fullTitle } from "~/copy/full-title";
import { InlinePrice } from "~/ui/price-tag";
import { LegalPage } from "./legal-page";
import { pageMeta } from "~/ui/page-meta";

export const meta = () =>
  pageMeta(
    "Regulamin",
    "Zasady korzystania ze sklepu: ceny, zamówienia, odstąpienie od umowy, reklamacje w 14 dni, konto i sztuczna inteligencja.",
  );

export const handle: RouteHandle = { cached: {}, openInMaintenance: true };

export const headers = () => publicHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  return { operator, products: await withPrices(ctx, products) };
}

export default function Terms() {
  const { operator: trader, products: offered } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Regulamin"
      lead="Tu jest zapisane, co od nas dostajesz, ile to kosztuje i co możesz zrobić, gdy coś pójdzie nie tak. Staraliśmy się pisać po polsku, nie po prawniczemu."
      version={brand.legalVersion}
      more={
        <a href={paths.termsArchive()} className="link">
          Wszystkie wersje regulaminu
        </a>
      }
      sections={termsSections(trader, <PriceList products={offered as Offered[]} />)}
    />
  );
}

function PriceList({ products: offered }: { products: readonly Offered[] }) {
  return (
    <>
      <p>Dziś ceny są takie:</p>
      <ul>
        {offered.filter(isPricedInCode).map(({ price, ...product }) => (
          <li key={product.slug}>
            <a href={product.path}>{fullTitle(product)}</a>: <InlinePrice price={price} />
          </li>
        ))}
        <li>
          <a href={paths.books()}>e-booki</a>: cena stoi przy każdej książce
        </li>
      </ul>
    </>
  );
}
