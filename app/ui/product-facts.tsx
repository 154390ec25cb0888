import type { Price } from "~/products/price";
import type { ExplanatoryBox } from "~/products/product";
import { tieWords } from "~/copy/typography";
import type { ShownReviews } from "./opinions";
import { PriceTag } from "./price-tag";
import { StarRating } from "./star-rating";

export function FactsAtAGlance({
  price,
  reviews,
  hasSample,
}: {
  price: Price;
  /** What buyers have said; null until the first of them has, undefined where a page leaves opinions out. */
  reviews: ShownReviews | null | undefined;
  hasSample: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <PriceTag price={price} size="large" />
      {reviews && <StarRating value={reviews.average} count={reviews.count} />}
      {hasSample && (
        <a href="#przyklad" className="link">
          Zobacz przykład
        </a>
      )}
    </div>
  );
}

export function ExplanatoryBoxes({ boxes }: { boxes: readonly ExplanatoryBox[] }) {
  return (
    <>
      {boxes.map(({ title, text, items }) => (
        <section key={title} className="border-l-2 border-area pl-5">
          <h2 className="text-xl">{title}</h2>
          {text && <p className="mt-2">{tieWords(text)}</p>}
          {items && (
            <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-area">
              {items.map((item) => (
                <li key={item}>{tieWords(item)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
