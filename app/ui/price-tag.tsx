import type { Price } from "~/products/price";
import { classNames } from "./class-names";
import { formatPrice } from "~/copy/format";

type PriceTagProps = {
  price: Price;
  size?: "medium" | "large";
  className?: string;
};

/**
 * A price, and while it is reduced the one that it was lowered from: struck through, and in words that stand out as much.
 * What is struck through is the lowest price of the 30 days, since no other one may be announced as the one before.
 */
export function PriceTag({ price, size = "medium", className }: PriceTagProps) {
  return (
    <p className={className}>
      <span className="sr-only">Cena: </span>
      <span
        className={classNames(
          "font-serif font-medium whitespace-nowrap",
          size === "large" ? "text-4xl" : "text-2xl",
        )}
      >
        {formatPrice(price.grosze)}
      </span>
      {price.lowestGrosze !== undefined && (
        <>
          {" "}
          <s aria-hidden="true" className="ml-2 text-xl whitespace-nowrap">
            {formatPrice(price.lowestGrosze)}
          </s>
          <span className="block text-lg">{lowestInWords(price.lowestGrosze)}</span>
        </>
      )}
    </p>
  );
}

export function InlinePrice({ price }: { price: Price }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatPrice(price.grosze)}</span>
      <LowestPrice price={price} />
    </>
  );
}

export function LowestPrice({ price: { lowestGrosze } }: { price: Price }) {
  if (lowestGrosze === undefined) return null;
  return (
    <>
      {" "}
      <s aria-hidden="true" className="whitespace-nowrap">
        {formatPrice(lowestGrosze)}
      </s>{" "}
      <span>{lowestInWords(lowestGrosze)}</span>
    </>
  );
}

const lowestInWords = (grosze: number) =>
  `Najniższa cena z\u00a030\u00a0dni przed obniżką: ${formatPrice(grosze)}`;
