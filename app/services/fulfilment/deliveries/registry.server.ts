import { deliveryKindOf, type DeliveryKind } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import type { ServiceContext } from "../../command/context.server";
import type { OrderView } from "../../orders/order-page.server";
import { appointmentWork } from "./appointment.server";
import type { DeliveryWork, Shown } from "./delivery-work";
import { documentWork } from "./document.server";
import { downloadWork } from "./download.server";

/** What does each kind of delivery: a kind without it does not compile. */
export const works: Readonly<Record<DeliveryKind, DeliveryWork>> = {
  document: documentWork,
  download: downloadWork,
  appointment: appointmentWork,
};

/** What delivers an order. */
export const workOf = ({ productSlug }: { productSlug: string }): DeliveryWork =>
  works[deliveryKindOf(findProduct(productSlug))];

/** What the order's page shows of what was bought; the reader has named the order by its token. */
export const shownOf = (
  ctx: ServiceContext,
  order: OrderView,
  token: string,
): Promise<Shown | null> => works[order.delivery].shows(ctx, order, token);
