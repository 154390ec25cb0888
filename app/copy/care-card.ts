import type { CareMatter } from "./help-lines";

/** Why nothing was written, as far as we know it. */
export type CareReason = "declined" | "harmful" | "unwritten" | "unexplained" | "adults_only";

/** What stands on the card: `unknown` where nobody told us what is the matter. */
export type CareCardMatter = CareMatter | "unknown";

export type CareCard = {
  title: string;
  opening: string;
  steps: readonly { title: string; description: string }[];
  closing: string;
};

/** The card's first words: what happened to the order, truthfully. */
export const careReasons: Readonly<Record<CareReason, string>> = {
  declined:
    "Program, który miał napisać ten dokument, odmówił i nie mówi dlaczego. Automat bywa zbyt ostrożny. Czasem jednak odmawia, gdy w słowach jest coś bardzo trudnego, dlatego zamiast samego zwrotu dajemy Ci tę kartkę.",
  harmful:
    "Program, który czytał Twoje odpowiedzi, uznał, że taki tekst mógłby komuś zaszkodzić, i go nie napisał. Automat czasem się myli. Jeśli u Ciebie dzieje się coś trudnego, ta kartka jest na taką chwilę.",
  unwritten:
    "Ten dokument nie powstał, bo zawiódł program, który go pisze. To nie przez Ciebie ani przez to, o czym piszesz. Żeby nie zostawić Cię z samym zwrotem, dajemy Ci tę kartkę.",
  unexplained:
    "Ten dokument nie powstał, bo zawiódł program, który go pisze. Nie wiemy, dlaczego. Najczęściej to usterka programu. Żeby nie zostawić Cię z samym zwrotem, dajemy Ci tę kartkę.",
  adults_only:
    "Ten dokument piszemy tylko dla osób pełnoletnich, dlatego nie powstał. Ta kartka jest dla każdego.",
};

/** Instead of a document that was not written. No model has a part in it; help lines follow it always. */
export const careCards: Readonly<Record<CareCardMatter, CareCard>> = {
  unknown: {
    title: "Kartka na trudniejszą chwilę",
    opening:
      "Jeśli jest Ci teraz ciężko, nie musisz nieść tego w pojedynkę ani niczego dziś rozstrzygać. Wystarczy przejść przez najbliższą godzinę.",
    steps: [
      {
        title: "Usiądź tam, gdzie jest bezpiecznie",
        description:
          "Odłóż daleko to, czym można zrobić krzywdę. Oddychaj powoli: wdech na cztery, wydech na sześć.",
      },
      {
        title: "Odezwij się do jednej osoby",
        description:
          "Zadzwoń albo napisz do kogoś, komu ufasz. Wystarczy zdanie: „Jest mi ciężko, pobądź ze mną chwilę”.",
      },
      {
        title: "Gdy robi się groźnie",
        description:
          "Jeśli boisz się kogoś albo boisz się, że zrobisz krzywdę sobie lub komuś, idź tam, gdzie są ludzie, i zadzwoń pod 112.",
      },
    ],
    closing:
      "Jeśli nic z tego Cię nie dotyczy, odłóż tę kartkę. Może kiedyś przyda się komuś obok.",
  },
  crisis: {
    title: "Na najbliższą godzinę",
    opening:
      "To, o czym piszesz, brzmi bardzo ciężko. Nie musisz dziś niczego rozstrzygać. Wystarczy przejść przez najbliższą godzinę, najlepiej nie w pojedynkę.",
    steps: [
      {
        title: "Zadbaj, żeby wokół było bezpiecznie",
        description:
          "Odłóż daleko to, czym można zrobić sobie krzywdę, albo poproś kogoś, żeby to zabrał.",
      },
      {
        title: "Zawołaj jednego człowieka",
        description:
          "Zadzwoń albo napisz: „Jest ze mną źle, pobądź ze mną”. Jeśli nie masz do kogo, pod numerami poniżej ktoś Cię wysłucha.",
      },
      {
        title: "Oddychaj powoli",
        description:
          "Wdech na cztery, wydech na sześć, dziesięć razy. Potem szklanka wody. Na razie nic więcej nie trzeba.",
      },
    ],
    closing: "Gdy myśl o śmierci jest blisko albo coś już się stało, zadzwoń od razu pod 112.",
  },
  violence: {
    title: "Najpierw Twoje bezpieczeństwo",
    opening:
      "W Twoich słowach słychać, że ktoś Cię krzywdzi albo że się kogoś boisz. To nie Twoja wina i nie musisz tego nikomu udowadniać.",
    steps: [
      {
        title: "Gdy coś grozi Ci teraz",
        description:
          "Wyjdź tam, gdzie są ludzie, choćby do sąsiadów, i zadzwoń pod 112. Nie musisz niczego tłumaczyć.",
      },
      {
        title: "Powiedz jednej osobie",
        description:
          "Komuś, komu ufasz i kto niczego nie powtórzy. Umówcie słowo, po którym ta osoba wezwie dla Ciebie pomoc.",
      },
      {
        title: "Miej pod ręką to, co potrzebne",
        description:
          "Dokumenty, klucze, naładowany telefon, trochę pieniędzy. I jedno miejsce, do którego możesz pójść także w nocy.",
      },
    ],
    closing:
      "Nie musisz z tą osobą rozmawiać ani niczego naprawiać. Trzymaj tę kartkę tam, gdzie ona jej nie zobaczy.",
  },
  harm: {
    title: "Zatrzymaj się na chwilę",
    opening:
      "W Twoich słowach słychać, że komuś mogłaby się stać krzywda z Twojej ręki albo że się tego boisz. Teraz liczy się jedno: żeby nikomu nic się nie stało. Na to masz wpływ.",
    steps: [
      {
        title: "Odejdź na odległość",
        description:
          "Wyjdź do innego pokoju albo z domu i nie wracaj do tej rozmowy, dopóki ciało się nie uspokoi. Dziecko połóż w bezpiecznym miejscu albo oddaj pod opiekę innej osobie dorosłej.",
      },
      {
        title: "Odłóż to, czym można zrobić krzywdę",
        description:
          "Daleko, najlepiej w ręce kogoś innego. Dziś bez alkoholu i bez siadania za kierownicą.",
      },
      {
        title: "Zadzwoń do kogoś spoza tej sprawy",
        description:
          "Powiedz wprost: „Boję się, że zrobię komuś krzywdę. Pobądź ze mną”. Możesz to powiedzieć także pod numerami poniżej.",
      },
    ],
    closing:
      "Jeśli czujesz, że za chwilę to się stanie, albo coś już się stało, zadzwoń pod 112. Ten numer jest także dla kogoś, kto chce się zatrzymać.",
  },
};

/** The card in a mail, paragraph by paragraph. */
export function careWords(reason: CareReason, matter: CareCardMatter): readonly string[] {
  const { opening, steps, closing } = careCards[matter];
  const inWords = steps.map(({ title, description }) => `${title}. ${description}`);
  return [careReasons[reason], opening, ...inWords, closing];
}
