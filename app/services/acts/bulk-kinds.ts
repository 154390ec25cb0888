/** What can be done to many orders at once: a kind of `delayedKinds`, named as in the log. All of it takes two people. */
export const bulkKinds = ["send_again", "delete_content", "refund_order"] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** As many rows as one act may have; who wants more narrows the filter and asks twice. */
export const mostBulkRows = 2_000;

/** Why staff stop an act upon many orders; a code. */
export const stopReasons = ["no_longer_needed", "wrong_selection", "asked_by_colleague"] as const;
export type StopReason = (typeof stopReasons)[number];

export const isBulkKind = (name: string): name is BulkKind =>
  (bulkKinds as readonly string[]).includes(name);
