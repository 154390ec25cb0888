/** A mail as it goes out, without recipient and attachments. */
export type ComposedMail = { subject: string; html: string; text: string };

/**
 * One kind of mail: its subject, which is written down when the mail is queued, and the whole of it.
 * @param subject of facts that are known by then
 */
export function defineMail<Known extends unknown[], Facts>(
  subject: (...known: Known) => string,
  compose: (facts: Facts, subject: (...known: Known) => string) => ComposedMail,
): ((facts: Facts) => ComposedMail) & { subject: (...known: Known) => string } {
  return Object.assign((facts: Facts) => compose(facts, subject), { subject });
}
