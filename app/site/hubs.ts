import type { ConstellationKey } from "~/sky/constellations";
import type { Area } from "./areas";

export type Hub = {
  path: string;
  area: Area;
  title: string;
  lead: string;
  description: string;
  constellation: ConstellationKey;
  question: string;
  about: readonly string[];
  aside: "crisis" | { title: string; items: readonly string[] };
};

export const hubs: readonly Hub[] = [
  {
    path: "/ai-therapist",
    area: "emotions",
    title: "Wsparcie emocjonalne",
    lead: "Na dni, po których trudno zasnąć, i na uczucia, którym brakuje nazwy.",
    description:
      "Osobiste analizy, które pomagają nazwać emocje i zobaczyć, co za nimi stoi. PDF na e-mail, zwykle w 1–2 minuty, bez zakładania konta.",
    constellation: "corona-borealis",
    question: "Od czego chcesz zacząć?",
    about: [
      "Odpowiadasz na kilka pytań własnymi słowami. Sztuczna inteligencja czyta je i pisze analizę: co słychać w Twojej opowieści, skąd mogą brać się te uczucia i jaki mały krok możesz zrobić jutro.",
      "Dostajesz spokojny tekst w PDF, do którego można wrócić. Nikt Cię tu nie ocenia i nikt nie dzwoni. Odpowiedzi i dokument usuwamy najpóźniej po 24 godzinach.",
      "To nie terapia ani diagnoza. Jeśli coś boli od dawna, rozmowa z psychologiem pomoże bardziej niż najlepszy tekst.",
    ],
    aside: "crisis",
  },
  {
    path: "/dating-tools",
    area: "dating",
    title: "Randki",
    lead: "Profil, w którym słychać Ciebie, i pierwsza wiadomość, która nie brzmi jak wszystkie inne.",
    description:
      "Opis na profil randkowy z Twoich własnych słów i pomysły na pierwszą wiadomość. PDF na e-mail, zwykle w 1–2 minuty, bez zakładania konta.",
    constellation: "cygnus",
    question: "W czym możemy pomóc?",
    about: [
      "O sobie pisze się najtrudniej. Opowiadasz kilkoma zdaniami, co lubisz i czego szukasz, a sztuczna inteligencja układa z tego opis, który pokazuje Ciebie, zamiast wyliczać zalety.",
      "Niczego nie zmyślamy i nie uczymy sztuczek. Chodzi o to, żeby odezwał się ktoś, komu spodobasz się naprawdę.",
      "Odpowiedzi, załączniki i dokument usuwamy najpóźniej po 24 godzinach.",
    ],
    aside: {
      title: "Randkuj bezpiecznie",
      items: [
        "Nie podawaj w opisie nazwiska, miejsca pracy ani adresu.",
        "Na pierwsze spotkanie wybierz miejsce, w którym są ludzie, i powiedz komuś, dokąd idziesz.",
        "Kto prosi o pieniądze albo pospiesza, temu nie musisz odpisywać.",
      ],
    },
  },
  {
    path: "/career-tools",
    area: "career",
    title: "Kariera",
    lead: "List, który odpowiada na ogłoszenie, i słowa, pod którymi chcesz się podpisać.",
    description:
      "List motywacyjny napisany pod konkretne ogłoszenie, w PDF i DOCX. Na e-mail, zwykle w 1–2 minuty, bez zakładania konta.",
    constellation: "aquila",
    question: "W czym możemy pomóc?",
    about: [
      "Wklejasz ogłoszenie i piszesz, co wnosisz. Sztuczna inteligencja łączy jedno z drugim: wymagania z dowodami, a Twoje powody z tym, czego szuka firma.",
      "Dostajesz gotowy list i krótki komentarz, dlaczego jest taki. Możesz go poprawić w edytorze i wysłać jeszcze dziś.",
      "Odpowiedzi, załączniki i list usuwamy najpóźniej po 24 godzinach.",
    ],
    aside: {
      title: "Zanim zaczniesz",
      items: [
        "Miej pod ręką ogłoszenie: im więcej z niego wkleisz, tym trafniejszy list.",
        "Przypomnij sobie dwa konkretne wyniki, najlepiej z liczbą.",
        "CV możesz dołączyć jako plik, przeczytamy je razem z odpowiedziami.",
      ],
    },
  },
];

export function findHub(path: string): Hub | undefined {
  return hubs.find((hub) => hub.path === path.replace(/\/+$/, ""));
}
