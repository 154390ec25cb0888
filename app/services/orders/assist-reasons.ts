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

/** Why a draft goes to the buyer in the place of the first text. */
export const draftSendings = ["closer_to_answers", "better_language", "safer"] as const;
export type DraftSending = (typeof draftSendings)[number];

/** Why a draft is thrown away. */
export const draftRejections = ["not_better", "wrong_facts", "bad_language", "hurtful"] as const;
export type DraftRejection = (typeof draftRejections)[number];
