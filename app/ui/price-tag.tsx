import { classNames } from "./class-names";
import { formatPrice } from "~/format";

type PriceTagProps = {
  grosze: number;
  /** The lowest price of the last 30 days, given only while the price is reduced (Omnibus directive). */
  lowestGrosze?: number;
  /** Default "medium". */
  size?: "medium" | "large";
  className?: string;
};

/** A price, and in words as prominent as the law asks for the one that it was lowered from. */
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
        <span className="block">
          Najniższa cena z 30 dni przed obniżką: {formatPrice(lowestGrosze)}
        </span>
      )}
    </p>
  );
}
