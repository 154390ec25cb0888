export type HelpLine = {
  number: string;
  href: string;
  purpose: string;
};

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

const childLine: HelpLine = {
  number: "116\u00a0111",
  href: "tel:116111",
  purpose: "dla dzieci i\u00a0młodzieży, całą dobę",
};

const adultSupportLine: HelpLine = {
  number: "116\u00a0123",
  href: "tel:116123",
  purpose: "dla dorosłych w\u00a0kryzysie emocjonalnym",
};

const childrenOmbudsmanLine: HelpLine = {
  number: "800\u00a012\u00a012\u00a012",
  href: "tel:800121212",
  purpose: "dla dzieci, telefon zaufania Rzecznika Praw Dziecka",
};

export const violenceLine: HelpLine = {
  number: "800\u00a0120\u00a0002",
  href: "tel:800120002",
  purpose: "Niebieska Linia, dla osób, które doświadczają przemocy, bezpłatnie i\u00a0całą dobę",
};

export const helpLines: readonly HelpLine[] = [
  emergencyNumber,
  adultCrisisLine,
  childLine,
  adultSupportLine,
  childrenOmbudsmanLine,
  violenceLine,
];

/** What a safe text is about: a crisis, being hurt or frightened by somebody, or fearing to hurt somebody. */
export const careMatters = ["crisis", "violence", "harm"] as const;
export type CareMatter = (typeof careMatters)[number];

export const helpLinesFor: Readonly<Record<CareMatter, readonly HelpLine[]>> = {
  crisis: helpLines,
  violence: [
    emergencyNumber,
    violenceLine,
    ...helpLines.slice(1).filter((line) => line !== violenceLine),
  ],
  harm: [emergencyNumber, adultCrisisLine, adultSupportLine],
};

/** Whom to call, as the mails of an order say it. */
export const helpNearbyIn = (matter: CareMatter) => ({
  invitation:
    "Gdyby zrobiło się bardzo ciężko, nie zostawaj z\u00a0tym w\u00a0pojedynkę. Pod tymi numerami ktoś Cię wysłucha:",
  lines: helpLinesFor[matter],
});

export const helpNearby = helpNearbyIn("crisis");

/** In one line, for who has given no sign of needing it; whoever has gets all of them. */
export const helpInOneLine = {
  invitation: "Gdyby zrobiło się bardzo ciężko, zadzwoń:",
  lines: [
    { ...emergencyNumber, who: null },
    { ...adultCrisisLine, who: "dorośli" },
    { ...childLine, who: "dzieci i\u00a0młodzież" },
  ],
};

/** Whom to call before anybody of ours answers: for letters to somebody who was met with care. */
export const nearHelp = {
  invitation: "Nie czekaj na nas. Pod tymi numerami ktoś Cię wysłucha:",
  lines: helpLines,
};

export const helpLinesSentence = `Jeśli jest Ci bardzo źle, zadzwoń: ${helpLines
  .map(({ number, purpose }) => `${number} (${purpose})`)
  .join(", ")}.`;

/** Where the lines stand on a page that has them once already. */
export const whereHelpIs =
  "Jeśli jest Ci bardzo źle, zadzwoń: numery, pod którymi ktoś Cię wysłucha, są na tej stronie.";
