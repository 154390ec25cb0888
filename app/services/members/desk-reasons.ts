/** Why staff change something about an account; codes, so that the audit log holds nobody's words. */
export const changeReasons = [
  "asked_by_member",
  "wrong_data",
  "gift",
  "apology",
  "time_over",
  "security",
  "unused",
  "mistake",
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** Why a subscription begins or ends; `time_over` is what the schedule writes, too. */
export const subscriptionReasons = [
  "gift",
  "apology",
  "asked_by_member",
  "time_over",
  "mistake",
] as const satisfies readonly ChangeReason[];
export type SubscriptionReason = (typeof subscriptionReasons)[number];

export const signOutReasons = ["asked_by_member", "security"] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/** No breach of the terms is among them: those promise notice of a fortnight, and a ban works at once. */
export const deletionReasons = ["asked_by_member", "underage", "court_order"] as const;
export type DeletionReason = (typeof deletionReasons)[number];
