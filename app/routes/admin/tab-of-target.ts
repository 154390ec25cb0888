import type { Target } from "~/services/access/targets";

export const tabOfTarget: Readonly<Partial<Record<Target["kind"], string>>> = {
  order: "orders",
  payment: "modules/payments",
  bulk: "bulk",
  group: "groups",
  mail: "mails",
  member: "users",
  thread: "support",
};
