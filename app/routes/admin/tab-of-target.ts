import type { Target } from "~/services/access/targets";

/** Where the desk has a page for a row. */
export const tabOfTarget: Readonly<Partial<Record<Target["kind"], string>>> = {
  order: "orders",
  payment: "modules/payments",
  bulk: "bulk",
  group: "groups",
};
