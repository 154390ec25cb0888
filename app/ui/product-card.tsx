import { ArrowRight, FileText } from "./icons";
import type { Offered } from "~/products/price";
import { AreaIcon } from "./area-icon";
import { tieTitle, tieWords } from "~/copy/typography";
import { PriceTag } from "./price-tag";

type ProductCardProps = {
  product: Pick<Offered, "path" | "title" | "subtitle" | "lead" | "price" | "area">;
  offer: string;
};

export function ProductCard({ product, offer }: ProductCardProps) {
  return (
    <li
      data-area={product.area}
      className="group relative flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-area sm:gap-4 sm:p-8"
    >
      <div className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-4">
        <AreaIcon area={product.area} />
        <h3 className="text-xl sm:text-2xl">
          <a
            href={product.path}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {tieTitle(product.title)}
          </a>
        </h3>
      </div>
      {product.subtitle && <p className="font-semibold">{tieWords(product.subtitle)}</p>}
      <p className="grow">{tieWords(product.lead)}</p>
      <p className="flex items-center gap-2 text-sm text-muted max-sm:hidden">
        <FileText className="size-4.5 shrink-0 text-area" />
        {offer}, zwykle w&nbsp;1–2&nbsp;minuty
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-3 sm:pt-4">
        <PriceTag
          price={product.price}
          className={product.price.lowestGrosze === undefined ? undefined : "basis-full"}
        />
        <span
          aria-hidden="true"
          className="inline-flex items-center gap-2 font-semibold text-area-ink"
        >
          Zobacz
          <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
        </span>
      </div>
    </li>
  );
}
