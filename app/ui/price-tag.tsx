import { classNames } from "./class-names";
import { formatPrice } from "~/copy/format";

type PriceTagProps = {
  grosze: number;
  /** The lowest price of the 30 days before the reduction, given only while the price is reduced (Omnibus directive). */
  lowestGrosze?: number;
  /** Default "medium". */
  size?: "medium" | "large";
  className?: string;
};

/**
 * A price, and while it is reduced the one that it was lowered from: struck through, and in words that stand out as much.
 * What is struck through is the lowest price of the 30 days, since no other one may be announced as the one before.
 */
export function PriceTag({ grosze, lowestGrosze, size = "medium", className }: PriceTagProps) {
  return (
    <p className={className}>
      <span className="sr-only">Cena: </span>
      <span
        className={classNames(
          "font-serif font-medium whitespace-nowrap",
          size === "large" ? "text-4xl" : "text-2xl",
        )}
      >
        {formatPrice(grosze)}
      </span>
      {lowestGrosze !== undefined && (
        <>
          {" "}
          <s aria-hidden="true" className="ml-2 text-xl whitespace-nowrap">
            {formatPrice(lowestGrosze)}
          </s>
          <span className="block text-lg">
            Najniższa cena z&nbsp;30&nbsp;dni przed obniżką: {formatPrice(lowestGrosze)}
          </span>
        </>
      )}
    </p>
  );
}
