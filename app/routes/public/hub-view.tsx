import type { ConstellationKey } from "~/sky/constellations";
import type { ReactNode } from "react";
import type { Area } from "~/site/areas";
import type { Offered } from "~/products/price";
import { classNames } from "~/ui/class-names";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { deliveryOf } from "~/products/deliveries/registry";
import { ProductCard } from "~/ui/product-card";

type HubViewProps = {
  area: Area;
  title: string;
  lead: string;
  constellation: ConstellationKey;
  products: readonly Offered[];
  productsTitle: string;
  aside?: ReactNode;
  /** What people come for before anything that is sold. */
  first?: ReactNode;
  children?: ReactNode;
};

export function HubView(props: HubViewProps) {
  const { area, title, lead, constellation, products, productsTitle, aside, first, children } =
    props;
  const alone = products.length % 3 === 0 ? "lg:grid-cols-3" : "md:grid-cols-2";
  const columns = aside ? products.length > 3 && "md:grid-cols-2" : alone;
  const list = (
    <section aria-labelledby="narzedzia">
      <h2 id="narzedzia" className="text-3xl">
        {productsTitle}
      </h2>
      <ul className={classNames("mt-6 grid gap-5", columns)}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} offer={deliveryOf(product).offer} />
        ))}
      </ul>
    </section>
  );
  return (
    <div data-area={area}>
      <PageHeader
        area={area}
        title={title}
        lead={lead}
        figure={<Constellation name={constellation} width={300} height={220} />}
      />
      <Container width="wide" className="space-y-16 pt-10 pb-20">
        {first}
        {aside ? (
          <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
            {list}
            {aside}
          </div>
        ) : (
          list
        )}
        {children}
      </Container>
    </div>
  );
}
