/** A number to call when a text is not enough. */
export type HelpLine = {
  /** As it is printed, with non-breaking spaces. */
  number: string;
  /** For the `tel:` link. */
  href: string;
  /** Whom to call for what. */
  purpose: string;
  /** Nobody has compared it with what its operator publishes yet (`docs/operations.md`). */
  unverified?: true;
};

/** When the numbers were last compared with what their operators publish (YYYY-MM-DD). */
export const helpLinesCheckedOn = "2026-11-20";

export const emergencyNumber: HelpLine = {
  number: "112",
  href: "tel:112",
  purpose: "gdy zagrożone jest życie lub zdrowie",
};

export const adultCrisisLine: HelpLine = {
  number: "800\u00a070\u00a02222",
  href: "tel:800702222",
  purpose: "dla dorosłych w\u00a0kryzysie, całą dobę",
};

export const childLine: HelpLine = {
  number: "116\u00a0111",
  href: "tel:116111",
  purpose: "dla dzieci i\u00a0młodzieży, całą dobę",
};

export const adultSupportLine: HelpLine = {
  number: "116\u00a0123",
  href: "tel:116123",
  purpose: "dla dorosłych w\u00a0kryzysie emocjonalnym",
};

export const childrenOmbudsmanLine: HelpLine = {
  number: "800\u00a012\u00a012\u00a012",
  href: "tel:800121212",
  purpose: "dla dzieci, telefon zaufania Rzecznika Praw Dziecka",
};

/** Niebieska Linia. */
export const violenceLine: HelpLine = {
  number: "800\u00a0120\u00a0002",
  href: "tel:800120002",
  purpose: "gdy ktoś Cię krzywdzi w\u00a0domu, Niebieska Linia",
  unverified: true,
};

/** People to call, the most urgent first. */
export const helpLines: readonly HelpLine[] = [
  emergencyNumber,
  adultCrisisLine,
  childLine,
  adultSupportLine,
  childrenOmbudsmanLine,
  violenceLine,
];

/** The same as one sentence, for plain text. */
export const helpLinesSentence = `Jeśli jest Ci bardzo źle, zadzwoń: ${helpLines
  .map(({ number, purpose }) => `${number} (${purpose})`)
  .join(", ")}.`;
