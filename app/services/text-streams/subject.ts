/** What a text is written about. Its owner keeps the whole text and says who may read it. */
export type TextSubject = { kind: "trial"; id: string };

/** A text that is being written: one attempt at its subject. */
export type TextStream = { id: string; subject: TextSubject };

/** Whether more comes; what has failed is not whole, and may be begun anew. */
export type TextState = "open" | "complete" | "failed";
