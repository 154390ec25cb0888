/** Why staff make or change a group; a code, so that the audit log holds nobody's words. */
export const groupReasons = [
  "new_topic",
  "asked_by_members",
  "clearer",
  "protects_members",
  "mistake",
] as const;
export type GroupReason = (typeof groupReasons)[number];

/**
 * Why a group goes with everything in it. What breaks the law or the rules is no reason: that is decided text by text, each
 * with an appeal.
 */
export const groupDeletionReasons = [
  "unused_group",
  "duplicate_group",
  "asked_by_members",
  "mistake",
] as const;
export type GroupDeletionReason = (typeof groupDeletionReasons)[number];
