/** Why a member is shut out; a code, so that the audit log holds nobody's words. */
export const banReasons = [
  "harassment",
  "hate_speech",
  "fraud",
  "spam",
  "danger_to_others",
  "underage",
  "court_order",
  "other_breach_of_terms",
] as const;
export type BanReason = (typeof banReasons)[number];

/** Why a ban is taken back. */
export const unbanReasons = ["appeal", "mistake", "ban_served", "court_order"] as const;
export type UnbanReason = (typeof unbanReasons)[number];
