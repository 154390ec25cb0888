import type { Sample } from "../sample";
import type { SpecialHoroscopeContent } from "./content";

export const sample: Sample<SpecialHoroscopeContent> = {
  answers: { zodiacSign: "lew", theme: "career" },
  content: {
    title: "Lew: światło, którego nie trzeba podkręcać",
    opening:
      "Lew w języku symboli jest jak lampa nad stołem: przy nim łatwiej zobaczyć, co kto robi i po co. Pytanie o karierę bywa więc dla Ciebie pytaniem o widoczność. Dzisiejsze niebo, z cienkim sierpem Księżyca tuż przed świtem, podsuwa spokojniejszą wersję: w pracy wystarczy świecić równo.",
    sky: [
      "Wenus i Saturn stoją dziś w Baranie, w trygonie do Twojego znaku. Trygon czyta się jak drogę z lekkim spadkiem: krok po niej kosztuje mniej. Wenus mówi w tej parze o tym, co lubisz i cenisz, Saturn o tym, co wytrzymuje próbę czasu. Razem pytają, które z Twoich codziennych zajęć są jednym i drugim naraz.",
      "Naprzeciwko, w Wodniku, jest Pluton. Opozycja działa jak lustro ustawione po drugiej stronie pokoju: Lew widzi w nim przede wszystkim innych. Z kolei Uran w Byku, w kwadraturze, przypomina, że stałe układy lubią się czasem przesunąć o kilka centymetrów. To napięcie można czytać jako zaproszenie do rozmowy o tym, jak dzielicie się pracą.",
    ],
    theme: [
      "Pomyśl o swoim zwykłym tygodniu pracy i o chwili, w której czas płynie szybciej. Może to pierwsze pół godziny w ciszy, może tłumaczenie komuś czegoś po raz trzeci, może porządek po cudzym zamieszaniu. W tych symbolach kariera jest miejscem, w którym takich chwil robi się trochę więcej.",
      "Lew szybko bierze na siebie to, co widać: trudną rozmowę, nowe zadanie, ostatnie słowo. Saturn pyta łagodnie o resztę: o rzeczy, które robisz dobrze i po cichu, więc nikt nie wie, że są Twoje. Nazwane na głos stają się informacją, której inni potrzebują, żeby dobrze Cię obsadzić.",
      "Uran zostawia przy tym uchylone okno. Jeśli jakiś stały punkt dnia uwiera od miesięcy, czasem wystarczy zmienić godzinę, kolejność albo osobę, z którą się go robi.",
    ],
    support: [
      "Rozmowy, w których mówisz najpierw o sprawie, a dopiero potem o swojej roli.",
      "Zajęcia z wyraźnym końcem: po nich najłatwiej poczuć, ile naprawdę jest zrobione.",
      "Cudza pochwała przyjęta jednym słowem „dziękuję”, bez dopowiadania, że to drobiazg.",
    ],
    care: [
      "Zgoda na kolejne zadanie tylko dlatego, że ktoś patrzy i czeka na odpowiedź.",
      "Porównywanie swojego zwykłego wtorku z czyimś najlepszym dniem.",
      "Wieczory, w których praca wciąż mówi, choć dzień pracy dawno się skończył.",
    ],
    steps: [
      {
        title: "Trzy ciche rzeczy",
        description:
          "Zapisz trzy rzeczy, które w tym tygodniu działały dzięki Tobie, a nikt o nich nie wspomniał. Jedną z nich opowiedz komuś, z kim pracujesz, tak jak opowiada się wiadomość.",
      },
      {
        title: "Jedno zdanie przed zgodą",
        description:
          "Gdy pojawi się nowe zadanie, odpowiedz: „sprawdzę, co wtedy odłożę, i dam znać jutro”. Następnego dnia naprawdę wymień to, co odkładasz.",
      },
      {
        title: "Piętnaście minut na początek dnia",
        description:
          "Zanim zajmiesz się resztą, przez kwadrans rób to, co lubisz w swojej pracy najbardziej. Tak przez tydzień, bez oceniania efektu.",
      },
    ],
    question: "Co w swojej pracy robię chętnie nawet wtedy, gdy nikt nie patrzy?",
    closing:
      "Niebo niczego za Ciebie nie postanowiło. Pokazało lampę, lustro i lekko pochyloną drogę, a Ty wiesz najlepiej, który z tych obrazów pasuje do Twojej pracy. Weź jeden. Reszta może poczekać do pełni.",
  },
};
