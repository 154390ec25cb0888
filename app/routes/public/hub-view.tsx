import type { ConstellationKey } from "~/sky/constellations";
import type { ReactNode } from "react";
import type { Area } from "~/site/areas";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { FigurePicture } from "~/ui/figure-picture";
import { PageHeader } from "~/ui/page-header";
import { deliveryOf } from "~/products/deliveries/registry";
import { ProductCard, type ShownProduct } from "~/ui/product-card";

export type HubProduct = ShownProduct & Parameters<typeof deliveryOf>[0];

type HubViewProps = {
  area: Area;
  title: string;
  lead: string;
  constellation: ConstellationKey;
  products: readonly HubProduct[];
  productsTitle: string;
  aside?: ReactNode;
  /** What people come for before anything that is sold. */
  first?: ReactNode;
  children?: ReactNode;
};

export function HubView(props: HubViewProps) {
  const { area, title, lead, constellation, products, productsTitle, aside, first, children } =
    props;
  const isAlone = products.length === 1;
  const list = (
    <section aria-labelledby="narzedzia">
      <h2 id="narzedzia" className="text-3xl">
        {productsTitle}
      </h2>
      <div
        className={
          isAlone
            ? "mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[2fr_1fr]"
            : "mt-6"
        }
      >
        <ul className={classNames("grid gap-5", columnsFor(products.length))}>
          {products.map((product) => (
            <ProductCard
              key={product.slug}
              {...{ product, isAlone }}
              offer={deliveryOf(product).offer}
            />
          ))}
        </ul>
        {isAlone && aside}
      </div>
    </section>
  );
  return (
    <div data-area={area}>
      <PageHeader
        area={area}
        title={title}
        lead={lead}
        figure={<FigurePicture name={constellation} />}
      />
      <Container width="wide" className="space-y-16 pt-10 pb-20">
        {first}
        {list}
        {!isAlone && aside}
        {children}
      </Container>
    </div>
  );
}

/** Columns in which no card stands alone in its row. */
const columnsFor = (count: number) =>
  count % 3 === 0 ? "md:grid-cols-2 lg:grid-cols-3" : count > 1 && "md:grid-cols-2";
