/** Kinds of mails in which a document, or the link to it, goes out anew. */
export const sentAgain: readonly string[] = ["document_again", "document_corrected"];

/** Kinds of mails that carry a document, or the link to it: the one that delivers it, and those that follow. */
export const documentMails: readonly string[] = ["document", ...sentAgain];
