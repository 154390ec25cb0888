import type { ReactNode } from "react";
import { formatPrice } from "~/copy/format";
import { paths } from "~/paths";
import { paymentMethodName } from "~/products/order-fields";
import { busyLabel, Button } from "~/ui/button";

type WaysToPayProps = {
  token: string;
  priceGrosze: number;
  /** What else can be done about an order that is not paid for. */
  children?: ReactNode;
};

/** Pays for an order that stands already, either however the gateway offers or with BLIK at once. */
export function WaysToPay({ token, priceGrosze, children }: WaysToPayProps) {
  const price = formatPrice(priceGrosze);
  return (
    <form
      method="post"
      action={paths.paymentError(token)}
      className="flex flex-wrap items-center gap-3 print:hidden"
    >
      <Button size="large" busyLabel={busyLabel}>
        Zapłać {price}
      </Button>
      <Button
        size="large"
        variant="secondary"
        name={paymentMethodName}
        value="blik"
        busyLabel={busyLabel}
      >
        Zapłać BLIK-iem {price}
      </Button>
      {children}
    </form>
  );
}
