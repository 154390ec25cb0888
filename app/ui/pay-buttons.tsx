import type { Price } from "~/products/price";
import type { Product } from "~/products/product";
import { formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { busyLabel, Button } from "./button";

type PayButtonsProps = {
  product: Pick<Product, "submitLabel">;
  price: Price;
  methodName: string;
  describedBy?: string;
};

/** Through whom and how one can pay. */
export const paymentWays = "Tpay\u00a0· BLIK\u00a0· karta";

/** Orders and pays, either however the gateway offers or with BLIK at once. Both name the duty to pay (art. 17 u.p.k.). */
export function PayButtons({ product, price, methodName, describedBy }: PayButtonsProps) {
  return (
    <>
      <Button size="large" wide busyLabel={busyLabel} aria-describedby={describedBy}>
        {tieWords(product.submitLabel)} {formatPrice(price.grosze)}
      </Button>
      <Button
        size="large"
        variant="secondary"
        wide
        className="max-sm:px-2!"
        name={methodName}
        value="blik"
        busyLabel={busyLabel}
      >
        {tieWords("Zamawiam i płacę BLIK-iem")} {formatPrice(price.grosze)}
      </Button>
      <p className="text-center text-sm font-semibold">{paymentWays}</p>
    </>
  );
}
