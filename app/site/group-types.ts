import type { Area } from "./areas";

export const groupTypes = [
  "Public",
  "Private",
  "WomenOnly",
  "MenOnly",
  "LGBT",
  "YoungAdults",
  "Adults",
  "Experienced",
  "Seniors",
  "SingleParents",
  "Entrepreneurs",
  "Freelancers",
  "JobSeekers",
  "Expats",
  "Students",
  "Specialists",
  "Retirees",
  "MentalHealthSupport",
  "AnxietyCoping",
  "DepressionRecovery",
  "SelfConfidenceBoost",
  "IntrovertsCommunity",
  "BreakupSupport",
  "DivorceSupport",
  "ToxicRelationships",
  "ParentingChallenges",
  "FamilyIssues",
  "AddictionRecovery",
  "WorkBurnoutSupport",
  "GriefSupport",
  "StressManagement",
  "EmotionalHealing",
  "LonelinessSupport",
] as const;

export type GroupType = (typeof groupTypes)[number];

export const groupTypeLabels: Record<GroupType, string> = {
  Public: "Dla wszystkich",
  Private: "W małym gronie",
  WomenOnly: "Kobiety",
  MenOnly: "Mężczyźni",
  LGBT: "LGBT+",
  YoungAdults: "Młodzi dorośli",
  Adults: "Dorośli",
  Experienced: "Z doświadczeniem",
  Seniors: "Seniorzy",
  SingleParents: "Samodzielni rodzice",
  Entrepreneurs: "Przedsiębiorcy",
  Freelancers: "Wolni strzelcy",
  JobSeekers: "Szukający pracy",
  Expats: "Polacy za granicą",
  Students: "Studenci",
  Specialists: "Specjaliści",
  Retirees: "Emeryci",
  MentalHealthSupport: "Zdrowie psychiczne",
  AnxietyCoping: "Lęk",
  DepressionRecovery: "Depresja",
  SelfConfidenceBoost: "Pewność siebie",
  IntrovertsCommunity: "Introwertycy",
  BreakupSupport: "Po rozstaniu",
  DivorceSupport: "Rozwód",
  ToxicRelationships: "Trudne związki",
  ParentingChallenges: "Rodzicielstwo",
  FamilyIssues: "Rodzina",
  AddictionRecovery: "Wychodzenie z uzależnienia",
  WorkBurnoutSupport: "Wypalenie w pracy",
  GriefSupport: "Żałoba",
  StressManagement: "Stres",
  EmotionalHealing: "Trudne emocje",
  LonelinessSupport: "Samotność",
};

/** The areas whose hue tells kinds of groups apart: love, work, home, learning, and what hurts. */
const typeAreas: Partial<Record<GroupType, Area>> = {
  LGBT: "dating",
  BreakupSupport: "dating",
  DivorceSupport: "dating",
  ToxicRelationships: "dating",
  Entrepreneurs: "career",
  Freelancers: "career",
  JobSeekers: "career",
  Specialists: "career",
  WorkBurnoutSupport: "career",
  SingleParents: "fitness",
  ParentingChallenges: "fitness",
  FamilyIssues: "fitness",
  Students: "books",
  YoungAdults: "books",
  Expats: "law",
  MentalHealthSupport: "emotions",
  AnxietyCoping: "emotions",
  DepressionRecovery: "emotions",
  SelfConfidenceBoost: "emotions",
  AddictionRecovery: "emotions",
  GriefSupport: "emotions",
  StressManagement: "emotions",
  EmotionalHealing: "emotions",
  LonelinessSupport: "emotions",
};

/** In whose hue groups of a type are shown. */
export const areaOfType = (type: GroupType): Area => typeAreas[type] ?? "community";

/** Other words for what groups of a type are about. */
export const groupSubjects: Partial<Record<GroupType, string>> = {
  SingleParents: "samotna matka, samotny ojciec, rodzic, dzieci",
  Entrepreneurs: "firma, biznes, działalność",
  Freelancers: "zlecenia, freelancer",
  JobSeekers: "praca, bezrobocie, rekrutacja",
  Expats: "emigracja, zagranica, wyjazd",
  Students: "studia, nauka, uczelnia",
  Retirees: "emerytura",
  MentalHealthSupport: "psychika, psychiczny, zdrowie",
  AnxietyCoping: "lęki, lękowy, bać, niepokój, panika, nerwica, strach",
  DepressionRecovery: "depresyjny, smutek, przygnębienie",
  SelfConfidenceBoost: "samoocena, nieśmiałość, kompleksy",
  IntrovertsCommunity: "introwertyzm, nieśmiałość",
  BreakupSupport: "rozstanie, zerwanie, związek, były, była",
  DivorceSupport: "rozwody, rozwiedziony, rozwiedziona, małżeństwo, separacja",
  ToxicRelationships: "toksyczny, przemoc, związek, manipulacja",
  ParentingChallenges: "rodzic, dziecko, wychowanie",
  FamilyIssues: "rodzinny, rodzice, kłótnie",
  AddictionRecovery: "nałóg, uzależnienie, alkohol, narkotyki, hazard, trzeźwość",
  WorkBurnoutSupport: "wypalenie zawodowe, praca, zmęczenie",
  GriefSupport: "żałobny, wdowa, wdowiec, śmierć, strata, żal, pogrzeb",
  StressManagement: "nerwy, napięcie, presja",
  EmotionalHealing: "emocje, uczucia, trauma, zranienie",
  LonelinessSupport: "samotny, samotna, sam, sama, osamotnienie",
};

const sensitiveTypes: ReadonlySet<GroupType> = new Set<GroupType>([
  "LGBT",
  "AddictionRecovery",
  "MentalHealthSupport",
  "AnxietyCoping",
  "DepressionRecovery",
  "SelfConfidenceBoost",
  "IntrovertsCommunity",
  "BreakupSupport",
  "DivorceSupport",
  "ToxicRelationships",
  "FamilyIssues",
  "WorkBurnoutSupport",
  "GriefSupport",
  "StressManagement",
  "EmotionalHealing",
  "LonelinessSupport",
]);

/** Whether a group of this type is sensitive without anybody saying so. */
export const isSensitiveType = (type: GroupType) => sensitiveTypes.has(type);

/** The type with a number of the specification; unknown numbers have none. */
export const groupTypeOf = (number: number): GroupType | undefined => groupTypes[number];

export const groupTypeNumber = (type: GroupType) => groupTypes.indexOf(type);

const firstSupportType = groupTypes.indexOf("MentalHealthSupport");

/** Whether people come to a group of this type, as a number, for help in something hard. */
export const isSupportGroup = (type: number) => type >= firstSupportType;

/** The type that a new group has until somebody chooses another. */
export const defaultGroupType: GroupType = "Public";

export const groupTypeOptions = groupTypes
  .map((value) => ({ value, label: groupTypeLabels[value] }))
  .sort((one, other) => one.label.localeCompare(other.label, "pl"));

/** Families that the specification filters groups by, beside the numbers of types: how they are called, and where they begin. */
const families = {
  default: { label: "Bez tematu (domyślny)", from: "Public" },
  społeczna: { label: "Społeczna: kim ktoś jest", from: "WomenOnly" },
  tematyczna: { label: "Tematyczna: z czym ktoś przychodzi", from: "MentalHealthSupport" },
} as const satisfies Record<string, { label: string; from: GroupType }>;

/** What a list of groups can be filtered by: a family, or a type by its number. */
export const groupTypeChoices = [
  ...Object.entries(families).map(([value, { label }]) => ({ value, label })),
  ...groupTypeOptions.map(({ value, label }) => ({ value: String(groupTypeNumber(value)), label })),
];

/** The numbers of the types that one of these choices means. */
export function typeNumbersOf(choice: string): number[] {
  const starts = Object.values(families).map(({ from }) => groupTypeNumber(from));
  const family = Object.keys(families).indexOf(choice);
  if (family === -1) return [Number(choice)];
  const [start = 0, end = groupTypes.length] = starts.slice(family);
  return groupTypes.map(groupTypeNumber).slice(start, end);
}
