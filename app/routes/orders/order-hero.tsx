import { formatRating } from "~/copy/format";
import { tieTitle, tieWords } from "~/copy/typography";
import type { Price } from "~/products/price";
import type { Product } from "~/products/product";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { Hills } from "~/ui/hills";
import { classNames } from "~/ui/class-names";
import { PriceTag } from "~/ui/price-tag";
import { SheetPair } from "~/ui/sheet-pair";
import type { ShownReviews } from "~/ui/opinions";

export type CoverPicture = { src: string; width: number; height: number };

type OrderHeroProps = {
  product: Pick<Product, "area" | "title" | "subtitle" | "lead" | "hub">;
  cover: CoverPicture | null;
  /** A page to read, which stands before the cover. */
  inner: CoverPicture | null;
  price: Price;
  reviews: Pick<ShownReviews, "average" | "count"> | null | undefined;
  hasSample: boolean;
};

/** The top of an order page, kept low so that the first question stands on the first screen of a telephone. */
export function OrderHero({ product, cover, inner, price, reviews, hasSample }: OrderHeroProps) {
  const { area, title, subtitle, lead, hub } = product;
  return (
    <header data-theme="dark" data-area={area} className="area-night relative overflow-hidden">
      <Container width="wide" className="relative pb-9 sm:pb-24">
        <BackLink href={hub.path}>{hub.label}</BackLink>
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 sm:mt-3 sm:grid-rows-[auto_1fr] sm:gap-x-12">
          <div className="space-y-2">
            <h1 className="text-3xl max-[22.5rem]:text-2xl sm:text-5xl">{tieTitle(title)}</h1>
            {subtitle && <p className="font-semibold sm:text-lg">{tieWords(subtitle)}</p>}
            <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
              <PriceTag price={price} />
              {reviews && (
                <p>
                  <span className="sr-only">Średnia ocena: </span>
                  <span aria-hidden="true">★ </span>
                  {formatRating(reviews.average)}
                  <span className="text-muted"> ({reviews.count})</span>
                </p>
              )}
              {hasSample && (
                <a href="#przyklad" className="link">
                  Zobacz przykład
                </a>
              )}
            </div>
          </div>
          {cover && (
            <SheetPair
              {...{ cover, inner }}
              className={classNames("w-20 sm:row-span-2 sm:w-44", !inner && "-rotate-2")}
            />
          )}
          <p className="col-span-2 max-w-xl sm:col-span-1 sm:text-lg">{tieWords(lead)}</p>
        </div>
      </Container>
      <Hills className="h-8 sm:h-20" />
    </header>
  );
}
