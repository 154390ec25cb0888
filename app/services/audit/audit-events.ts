export type Reasons<Code extends string = string> = Readonly<Record<Code, string>>;

export type AuditEvent<Reason extends string = string> = {
  code: string;
  label: string;
  /** The same as a verb, after whoever does it; what it is done to follows. */
  does: string;
  /** Of which whoever does it gives one; `noReasons` where nobody is asked, and `reasonsOfAsked` for what is done about another act. */
  reasons: Reasons<Reason>;
  isAsked?: true;
};

/** The audited acts of one domain, by their codes. */
export const defineAuditEvents = <const Acts extends Record<string, Omit<AuditEvent, "code">>>(
  acts: Acts,
) =>
  Object.fromEntries(Object.entries(acts).map(([code, act]) => [code, { code, ...act }])) as {
    readonly [Code in keyof Acts]: { code: Code } & Acts[Code];
  };

/** Nobody is asked why, so the log has no reason. */
export const noReasons: Reasons<never> = {};

/** An act that was asked for is asked for, agreed to and taken back for its own reason, where it has one. */
export const reasonsOfAsked: Reasons = {};

export const sharedReasons = {
  asked_by_member: "Prośba tej osoby",
  asked_by_members: "Prośba członków",
  author_asked: "Prośba autora",
  bad_language: "Błędy językowe",
  buyer_asked: "Prośba kupującej osoby",
  cause_removed: "Przyczyna usunięta",
  complaint: "Reklamacja",
  court_order: "Nakaz sądu",
  hurtful: "Tekst rani albo ocenia",
  mistake: "Pomyłka",
  wrong_facts: "Tekst przekręca odpowiedzi",
} as const;

export const codesOf = <Code extends string>(words: Readonly<Record<Code, unknown>>) =>
  Object.keys(words) as [Code, ...Code[]];

/** Whether a code is one of some reasons. */
export const isReason = (reasons: Reasons, code: string) => Object.hasOwn(reasons, code);
