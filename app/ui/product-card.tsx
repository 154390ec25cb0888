import { ArrowRight } from "./icons";
import type { Offered } from "~/products/price";
import { tieTitle, tieWords } from "~/copy/typography";
import { classNames } from "./class-names";
import { FigureIcon } from "./figure-picture";
import { PriceTag } from "./price-tag";
import { SheetPair, type Sheet } from "./sheet-pair";

export type ShownProduct = Pick<
  Offered,
  "slug" | "path" | "title" | "subtitle" | "lead" | "price" | "area" | "document"
> & {
  /** The first page of its sample and the one after it; null for what has none. */
  cover: Sheet | null;
  inner: Sheet | null;
  /** The first page is one to read, and no cover. */
  isPage?: boolean;
};

/** @param isAlone whether it is the only one of its list: then its first page stands large beside its words */
export function ProductCard({
  product,
  offer,
  isAlone = false,
}: {
  product: ShownProduct;
  offer: string;
  isAlone?: boolean;
}) {
  const { area, document, path, title, subtitle, lead, price, cover, inner, isPage } = product;
  const picture = cover && (
    <SheetPair
      // So small, only a cover tells one document from another.
      {...{ cover, inner: isAlone ? inner : null }}
      loading="lazy"
      isPage={isPage}
      className={classNames(
        "shrink-0",
        isAlone ? "w-20 self-start sm:w-50" : "w-20 sm:w-26",
        isAlone ? !inner && "-rotate-1" : "rotate-2",
      )}
    />
  );
  return (
    <li
      data-area={area}
      className={classNames(
        "tile group p-5 sm:p-6",
        isAlone ? "flex gap-5 sm:gap-8" : "row-span-3 grid grid-rows-subgrid",
      )}
    >
      {isAlone && picture}
      <div
        className={classNames(
          "min-w-0",
          isAlone
            ? "flex grow flex-col gap-3 sm:gap-4"
            : "row-span-3 grid grid-rows-subgrid gap-y-3 sm:gap-y-4",
        )}
      >
        <div className="flex items-start gap-4">
          <div className="min-w-0 grow space-y-3">
            <FigureIcon name={document.constellation} />
            <h3 className="text-xl sm:text-2xl">
              <a href={path} className="card-link">
                {tieTitle(title)}
              </a>
            </h3>
            {subtitle && <p className="font-semibold">{tieWords(subtitle)}</p>}
          </div>
          {!isAlone && picture}
        </div>
        <p className="grow">{tieWords(lead)}</p>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-line pt-3 sm:pt-4">
          <div className={price.lowestGrosze === undefined ? undefined : "basis-full"}>
            <PriceTag price={price} />
            <p className="text-sm text-muted">{offer}</p>
          </div>
          <p
            aria-hidden="true"
            className="flex items-center gap-2 font-semibold text-area-ink group-hover:underline"
          >
            Zobacz
            <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
          </p>
        </div>
      </div>
    </li>
  );
}
