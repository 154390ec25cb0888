import type { refunds } from "~/db/schema";

/** Refunds that have begun: what is scheduled can be taken back, and what was called off never was. */
export const hasBegun = ({ status }: Pick<typeof refunds.$inferSelect, "status">) =>
  status !== "scheduled" && status !== "cancelled";
