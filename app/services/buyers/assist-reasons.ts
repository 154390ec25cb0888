/** Why staff do for a buyer what the buyer could do on the order's page; a code. */
export const assistReasons = [
  "buyer_wrote",
  "mail_not_received",
  "complaint",
  "our_mistake",
  "data_request",
] as const;
export type AssistReason = (typeof assistReasons)[number];

/** What was wrong with a document that is made again. */
export const remakeNotes = [
  "wrong_facts",
  "off_topic",
  "bad_language",
  "broken_file",
  "hurtful",
] as const;
export type RemakeNote = (typeof remakeNotes)[number];
