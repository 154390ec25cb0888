import { tieTitle, tieWords } from "~/copy/typography";
import { formatsInWords, type CopyFormat } from "~/config/download-terms";
import { deliveryOf } from "~/products/deliveries/registry";
import type { Price } from "~/products/price";
import type { Product } from "~/products/product";
import { ButtonLink } from "~/ui/button";
import { paymentWays } from "~/ui/pay-buttons";
import { FileText, MoonStar, ShieldCheck, type Icon } from "~/ui/icons";
import { PriceTag } from "~/ui/price-tag";
import { FormSky } from "./form-sky";

const usualTime = "gotowe zwykle w\u00a01–2\u00a0minuty";

const delayedTime = "dziś trochę później niż zwykle";

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
        {/* A bar has no room for what a reduced price is announced with: it announces none, and the price above stands with it. */}
        <PriceTag price={price} className="max-lg:[&_s]:hidden max-lg:[&_s+span]:hidden" />
      </div>
      <ul className="space-y-2.5 border-t border-line pt-4 max-lg:hidden">
        <Point icon={FileText}>{offer}</Point>
        <Point icon={MoonStar}>{isDelayed ? delayedTime : usualTime}</Point>
        <Point icon={ShieldCheck}>{paymentWays}</Point>
      </ul>
      <ButtonLink href={`#${payAnchor}`} className="shrink-0 whitespace-nowrap max-lg:px-5!">
        Do płatności
      </ButtonLink>
    </aside>
  );
}

const Point = ({ icon: Mark, children }: { icon: Icon; children: string }) => (
  <li className="flex items-start gap-3 text-sm">
    <Mark className="mt-0.5 size-5 shrink-0 text-star" />
    <span>{tieWords(children)}</span>
  </li>
);
