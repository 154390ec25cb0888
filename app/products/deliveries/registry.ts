import { appointment } from "./appointment";
import type { Delivery } from "./delivery";
import { document } from "./document";
import { download } from "./download";

/** Every kind of delivery; its other half is in `app/services/fulfilment/deliveries/registry.server.ts`. */
export const deliveries = { document, download, appointment } satisfies Readonly<
  Record<string, Delivery>
>;

export type DeliveryKind = keyof typeof deliveries;

/** How a product reaches its buyer: by default as a document. */
export const deliveryKindOf = (product: { delivery?: DeliveryKind } | undefined): DeliveryKind =>
  product?.delivery ?? "document";

export const deliveryOf = (product: { delivery?: DeliveryKind } | undefined): Delivery =>
  deliveries[deliveryKindOf(product)];
