/** Kinds of groups; a kind's number is its place in this list. */
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

/** A group that the landing page can recommend. */
export type RecommendedGroup = {
  /** In the address, and in no log: addresses are logged by their pattern. */
  key: string;
  type: GroupType;
  /** What a person says of themselves to be led to it. */
  choice: string;
  name: string;
  description: string;
  forWhom: string;
};

export const recommendedGroups: readonly RecommendedGroup[] = [
  {
    key: "samotnosc",
    type: "LonelinessSupport",
    choice: "Brakuje mi ludzi, z którymi można pogadać",
    name: "Razem mniej samotnie",
    description:
      "Codzienne drobiazgi, o których nie ma komu opowiedzieć: co było na obiad, co śmieszyło, co zabolało.",
    forWhom: "Dla każdego, komu wieczory bywają za ciche.",
  },
  {
    key: "lek",
    type: "AnxietyCoping",
    choice: "Lęk i napięcie nie dają mi spokoju",
    name: "Oddech przed lękiem",
    description:
      "Sposoby na trudne chwile, które komuś naprawdę pomogły, i zwykłe „mam tak samo”, gdy w nocy kręcą się myśli.",
    forWhom: "Dla osób, które żyją z lękiem i szukają w tym spokojnego towarzystwa.",
  },
  {
    key: "rozstanie",
    type: "BreakupSupport",
    choice: "Jestem po rozstaniu",
    name: "Po rozstaniu",
    description:
      "O pierwszych tygodniach, o pustym mieszkaniu i o tym, kiedy znów zaczyna smakować kawa. Bez rad w stylu „czas leczy rany”.",
    forWhom: "Dla osób po związku, niezależnie od tego, kto odszedł.",
  },
  {
    key: "wypalenie",
    type: "WorkBurnoutSupport",
    choice: "Praca odbiera mi wszystkie siły",
    name: "Zmęczeni pracą",
    description:
      "O granicach, których nikt nas nie uczył, o zwolnieniu tempa i o rozmowach z szefem, które da się przeżyć.",
    forWhom: "Dla osób, którym w niedzielę wieczorem robi się ciężko.",
  },
  {
    key: "szukanie-pracy",
    type: "JobSeekers",
    choice: "Szukam pracy",
    name: "W drodze do pracy",
    description:
      "Ogłoszenia czytane wspólnie, CV oglądane życzliwym okiem i ktoś, kto rozumie dwudziestą ciszę po rozmowie.",
    forWhom: "Dla osób, które szukają pierwszej, następnej albo zupełnie innej pracy.",
  },
  {
    key: "rodzicielstwo",
    type: "SingleParents",
    choice: "Wychowuję dziecko w pojedynkę",
    name: "Samodzielni rodzice",
    description:
      "O logistyce nie do ogarnięcia, o czułości na resztkach sił i o tym, jak prosić o pomoc bez tłumaczenia się.",
    forWhom: "Dla mam i ojców, którzy większość decyzji podejmują sami.",
  },
  {
    key: "pewnosc-siebie",
    type: "SelfConfidenceBoost",
    choice: "Chcę bardziej wierzyć w siebie",
    name: "Odważniej o sobie",
    description:
      "Małe próby i małe wygrane: powiedzieć „nie”, zapytać o podwyżkę, wyjść na parkiet. I ktoś, kto się z nich ucieszy.",
    forWhom: "Dla osób, które umieją docenić wszystkich oprócz siebie.",
  },
  {
    key: "strata",
    type: "GriefSupport",
    choice: "Noszę w sobie żałobę",
    name: "Miejsce na stratę",
    description:
      "Tu można mówić o kimś, kogo nie ma, w pierwszym tygodniu i po dziesięciu latach. Nikt nie powie, że już czas.",
    forWhom: "Dla osób, które straciły kogoś bliskiego.",
  },
];

export function findRecommendedGroup(key: string | null): RecommendedGroup | undefined {
  return recommendedGroups.find((group) => group.key === key);
}
