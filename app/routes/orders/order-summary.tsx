import { tieTitle, tieWords } from "~/copy/typography";
import { formatsInWords, type CopyFormat } from "~/config/download-terms";
import { deliveryOf } from "~/products/deliveries/registry";
import type { Price } from "~/products/price";
import type { Product } from "~/products/product";
import { ButtonLink } from "~/ui/button";
import { paymentWays } from "~/ui/pay-buttons";
import { PriceTag } from "~/ui/price-tag";
import { FormSky } from "./form-sky";

const usualTime = "zwykle w\u00a01–2\u00a0minuty";

/** The part of an order form that pays. */
export const payAnchor = "platnosc";

/**
 * What is ordered and for how much, in sight while the form is filled in: a column beside it, or a bar at the foot of a
 * telephone.
 * @param groups how many groups of questions the form has
 */
export function OrderSummary({
  product,
  price,
  groups,
  formats,
  isDelayed,
}: {
  product: Pick<Product, "area" | "title" | "delivery" | "document">;
  price: Price;
  groups: number;
  /** What it comes as, where that differs from one to the other. */
  formats?: readonly CopyFormat[];
  isDelayed: boolean;
}) {
  const offer = formats ? `${formatsInWords(formats)} do pobrania` : deliveryOf(product).offer;
  return (
    <aside
      data-theme="dark"
      data-area={product.area}
      aria-label="Podsumowanie zamówienia"
      className="order-summary print:hidden"
    >
      <FormSky
        constellation={product.document.constellation}
        parts={groups}
        className="h-11 shrink-0 max-[22.5rem]:hidden lg:h-auto lg:w-full"
      />
      <div className="min-w-0 grow">
        <p className="text-sm leading-tight font-semibold lg:text-lg">{tieTitle(product.title)}</p>
        <PriceTag price={price} />
        <p className="text-sm max-lg:hidden">
          {tieWords(
            isDelayed ? `${offer}, dziś trochę później niż zwykle` : `${offer}, ${usualTime}`,
          )}
        </p>
      </div>
      <ButtonLink href={`#${payAnchor}`} className="shrink-0 whitespace-nowrap max-lg:px-5!">
        Do płatności
      </ButtonLink>
      <p className="text-sm max-lg:hidden">{paymentWays}</p>
    </aside>
  );
}
