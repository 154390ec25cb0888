import type { GroupType } from "./group-types";

export type RecommendedGroup = {
  key: string;
  type: GroupType;
  choice: string;
  name: string;
  description: string;
  forWhom: string;
  today: { invitation: string; href: string; label: string };
};

export const recommendedGroups: readonly RecommendedGroup[] = [
  {
    key: "samotnosc",
    type: "LonelinessSupport",
    choice: "Brakuje mi ludzi, z którymi można pogadać",
    name: "Razem mniej samotnie",
    description:
      "Miejsce na codzienne drobiazgi, o których nie ma komu opowiedzieć: co było na obiad, co śmieszyło, co zabolało.",
    forWhom: "Dla każdego, komu wieczory bywają za ciche.",
    today: {
      invitation: "Dziś możesz zajrzeć tam, gdzie piszemy o emocjach:",
      href: "/ai-therapist",
      label: "Wsparcie emocjonalne",
    },
  },
  {
    key: "lek",
    type: "AnxietyCoping",
    choice: "Lęk i napięcie nie dają mi spokoju",
    name: "Oddech przed lękiem",
    description:
      "Miejsce na sposoby, które komuś pomogły w trudnej chwili, i na zwykłe „mam tak samo”, gdy w nocy kręcą się myśli.",
    forWhom: "Dla osób, które żyją z lękiem i szukają w tym spokojnego towarzystwa.",
    today: {
      invitation: "Dziś możesz poszukać spokoju w krótkim ruchu:",
      href: "/fitvibes",
      label: "FitVibes",
    },
  },
  {
    key: "rozstanie",
    type: "BreakupSupport",
    choice: "Jestem po rozstaniu",
    name: "Po rozstaniu",
    description:
      "Rozmawiamy o pierwszych tygodniach, o pustym mieszkaniu i o tym, kiedy znów zaczyna smakować kawa. Bez rad w stylu „czas leczy rany”.",
    forWhom: "Dla osób po związku, niezależnie od tego, kto odszedł.",
    today: {
      invitation: "Dziś możesz zajrzeć tam, gdzie piszemy o emocjach:",
      href: "/ai-therapist",
      label: "Wsparcie emocjonalne",
    },
  },
  {
    key: "wypalenie",
    type: "WorkBurnoutSupport",
    choice: "Praca odbiera mi wszystkie siły",
    name: "Zmęczeni pracą",
    description:
      "Rozmawiamy o granicach, których nikt nas nie uczył, o zwolnieniu tempa i o rozmowach z szefem, które da się przeżyć.",
    forWhom: "Dla osób, którym w niedzielę wieczorem robi się ciężko.",
    today: {
      invitation: "Dziś możesz przemyśleć, co dalej:",
      href: "/career-tools",
      label: "narzędzia kariery",
    },
  },
  {
    key: "szukanie-pracy",
    type: "JobSeekers",
    choice: "Szukam pracy",
    name: "W drodze do pracy",
    description:
      "Czytamy razem ogłoszenia, oglądamy CV życzliwym okiem i trafiamy na kogoś, kto rozumie dwudziestą ciszę po rozmowie.",
    forWhom: "Dla osób, które szukają pierwszej, następnej albo zupełnie innej pracy.",
    today: {
      invitation: "Dziś możemy pomóc Ci napisać list motywacyjny:",
      href: "/career-tools",
      label: "narzędzia kariery",
    },
  },
  {
    key: "rodzicielstwo",
    type: "SingleParents",
    choice: "Wychowuję dziecko w pojedynkę",
    name: "Samodzielni rodzice",
    description:
      "Rozmawiamy o logistyce nie do ogarnięcia, o czułości na resztkach sił i o tym, jak prosić o pomoc bez tłumaczenia się.",
    forWhom: "Dla mam i ojców, którzy większość decyzji podejmują sami.",
    today: {
      invitation: "Dziś możesz dać sobie kilka minut łagodnego ruchu:",
      href: "/fitvibes",
      label: "FitVibes",
    },
  },
  {
    key: "pewnosc-siebie",
    type: "SelfConfidenceBoost",
    choice: "Chcę bardziej wierzyć w siebie",
    name: "Odważniej o sobie",
    description:
      "Miejsce na małe próby i małe wygrane: powiedzieć „nie”, zapytać o podwyżkę, wyjść na parkiet.",
    forWhom: "Dla osób, które umieją docenić wszystkich oprócz siebie.",
    today: {
      invitation: "Dziś możesz zajrzeć tam, gdzie piszemy o emocjach:",
      href: "/ai-therapist",
      label: "Wsparcie emocjonalne",
    },
  },
  {
    key: "strata",
    type: "GriefSupport",
    choice: "Noszę w sobie żałobę",
    name: "Miejsce na stratę",
    description: "Tu można mówić o kimś, kogo nie ma, w pierwszym tygodniu i po dziesięciu latach.",
    forWhom: "Dla osób, które straciły kogoś bliskiego.",
    today: {
      invitation: "Dziś, gdy jest bardzo ciężko, możesz z kimś porozmawiać:",
      href: "/kontakt#kryzys",
      label: "telefony wsparcia",
    },
  },
];

export function findRecommendedGroup(key: string | null): RecommendedGroup | undefined {
  return recommendedGroups.find((group) => group.key === key);
}
