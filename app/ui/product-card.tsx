import { ArrowRight } from "./icons";
import type { Offered } from "~/products/price";
import { tieTitle, tieWords } from "~/copy/typography";
import { FigurePicture } from "./figure-picture";
import { PriceTag } from "./price-tag";

export type ShownProduct = Pick<
  Offered,
  "slug" | "path" | "title" | "subtitle" | "lead" | "price" | "area" | "document"
> & {
  /** The first page of its sample; null for what has none. */
  cover: { src: string; width: number; height: number } | null;
};

export function ProductCard({ product, offer }: { product: ShownProduct; offer: string }) {
  const { area, document, path, title, subtitle, lead, price, cover } = product;
  return (
    <li data-area={area} className="tile group flex flex-col gap-3 p-5 sm:gap-4 sm:p-6">
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow space-y-3">
          <span
            data-theme="dark"
            className="inline-flex h-12 w-16 items-center justify-center rounded-control bg-night"
          >
            <FigurePicture name={document.constellation} className="w-14" />
          </span>
          <h3 className="text-xl sm:text-2xl">
            <a href={path} className="card-link">
              {tieTitle(title)}
            </a>
          </h3>
          {subtitle && <p className="font-semibold">{tieWords(subtitle)}</p>}
        </div>
        {cover && (
          <img
            {...cover}
            alt=""
            loading="lazy"
            className="h-auto w-20 shrink-0 rotate-2 rounded-sm bg-sunken shadow-sheet outline outline-line sm:w-24"
          />
        )}
      </div>
      <p className="grow">{tieWords(lead)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 sm:pt-4">
        <PriceTag
          price={price}
          className={price.lowestGrosze === undefined ? undefined : "basis-full"}
        />
        <p className="flex items-center gap-2 text-sm text-muted">
          {offer}
          <ArrowRight className="size-5 text-area-ink transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </li>
  );
}
