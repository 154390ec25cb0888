import { day, hour } from "~/time/durations";

/** What a mail about what was bought brings. */
export type Brought = "document" | "download" | "appointment" | "question";

export type MailKind<Code extends string = string, Known extends unknown[] = never[]> = {
  code: Code;
  label: string;
  /** What the history of an order calls it; the label unless said otherwise. */
  timeline?: string | ((brings: Brought) => string);
  subject: (...known: Known) => string;
  /**
   * Whether it goes out to whoever called our mails unwanted, too. Owed is what was paid for, what the law has us say
   * (receipts of a withdrawal, refunds, decisions in a case or about an account, and their reasons), and what goes to
   * ourselves; an answer by hand is weighed by whoever writes it. The rest is offered, and stops.
   */
  isRequired: boolean;
  /** The one by which an order is delivered: it leaves before other work is begun. */
  delivers?: true;
  isMasked: boolean;
  /** Whether staff may send it again, and as what: the document of its order, by its rules, or the same notice once more. */
  again?: "document" | "notice";
  /**
   * For how long after it was queued it is tried, in milliseconds. Then a writer that draws consequences of a failure does so
   * at the next one; any other mail waits for staff.
   */
  retryFor: number;
  /** After an attempt whose job has ended: how long until the next one, in milliseconds. */
  rest: number;
  /** What comes after all that, in a sentence for the desk. */
  inTheEnd: string;
};

/**
 * @param kind.masked says `false` of a mail that tells nothing of what a membership wrote, decided or reported: address and
 * time together would say whose a pseudonym is
 * @param kind.retryFor three days unless said otherwise
 * @param kind.rest an hour unless said otherwise
 */
export const defineMail = <const Code extends string, Known extends unknown[]>({
  masked: isMasked = true,
  retryFor = 3 * day,
  rest = hour,
  inTheEnd = "Starsza czeka na „Ponów”.",
  ...kind
}: Omit<MailKind<Code, Known>, "isMasked" | "retryFor" | "rest" | "inTheEnd"> & {
  masked?: boolean;
  retryFor?: number;
  rest?: number;
  inTheEnd?: string;
}): MailKind<Code, Known> => ({
  ...kind,
  isMasked,
  retryFor,
  rest,
  inTheEnd,
});
