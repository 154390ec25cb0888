import type { Sample } from "../sample";
import type { DreamAnalysisContent } from "./content";

export const sample: Sample<DreamAnalysisContent> = {
  answers: {
    dream:
      "Jestem w domu babci, ale pokoi jest więcej niż naprawdę. W każdym stoi trochę wody, ciepłej, sięga mi do kostek. Nikt się nie dziwi. Szukam klucza do ostatnich drzwi, a w kieszeni mam tylko muszlę. Za drzwiami ktoś nuci. Budzę się, zanim otworzę, i jest mi żal, że nie zdążyłam.",
    firstName: "Kasia",
    recentEvents:
      "Babcia zmarła w zeszłym roku. W przyszłym miesiącu podpisujemy umowę sprzedaży jej domu, a ja mam go jeszcze opróżnić.",
  },
  content: {
    title: "Ciepła woda w domu babci",
    opening:
      "To sen, w którym nic nie grozi. Woda jest ciepła, nikt się nie dziwi, ktoś za drzwiami nuci. A jednak budzi Cię żal. Przyjrzyjmy się temu spokojnie, pokój po pokoju.",
    retelling: [
      "Wracasz do domu, który znasz na pamięć, a pokoi jest w nim więcej, niż powinno być. W każdym pokoju stoi woda, w której da się brodzić. Idziesz dalej, bo są jeszcze ostatnie drzwi. Szukasz klucza, a palce znajdują w kieszeni muszlę – rzecz, która niczego nie otwiera, ale w której słychać morze.",
      "Po drugiej stronie ktoś nuci. Nie woła, nie pospiesza. Sen kończy się w pół gestu, a zostaje po nim żal, że zabrakło jednej chwili.",
    ],
    symbols: [
      {
        image: "Dom babci",
        meanings: [
          "Może być obrazem tego, co po niej w Tobie zostało: zwyczajów, zapachów, sposobu bycia.",
          "Pokoi więcej niż naprawdę – być może są wspomnienia, do których dopiero wchodzisz.",
        ],
        question: "Który z tych nowych pokoi najbardziej chcesz jeszcze raz zobaczyć?",
      },
      {
        image: "Ciepła woda",
        meanings: [
          "Woda we śnie bywa uczuciem. Ta sięga kostek, jakby smutek wreszcie miał wysokość, w której da się stać.",
        ],
        question: "Przy czym w ciągu dnia czujesz podobne ciepło i podobny smutek?",
      },
      {
        image: "Muszla zamiast klucza",
        meanings: [
          "Klucz otwiera drzwi, muszla przechowuje szum. Może nie wszystko trzeba otwierać, żeby to ze sobą zabrać.",
          "Być może szukasz jednej właściwej pamiątki, a ona już jest w kieszeni.",
        ],
        question: "Co drobnego z tego domu nosisz przy sobie już teraz?",
      },
      {
        image: "Nucenie za drzwiami",
        meanings: [
          "Może być głosem kogoś bliskiego albo tą częścią Ciebie, która zna melodię i nie potrzebuje słów.",
        ],
        question: "Jaką melodię kojarzysz z tym domem i kto ją nucił?",
      },
    ],
    emotions: [
      "W samym śnie jest spokój, prawie zgoda. Nikt nie dziwi się wodzie, jakby wszyscy wiedzieli, skąd się wzięła. Żal przychodzi dopiero po przebudzeniu i dotyczy czasu: „nie zdążyłam”. Takie słowa często należą do żałoby. Słychać w nich, że chciało się więcej.",
    ],
    recentEvents:
      "W przyszłym miesiącu podpisujecie umowę, a dom czeka na opróżnienie. W snach takie terminy chętnie zamieniają się w drzwi, których nie udało się otworzyć. Możliwe, że część Ciebie pakuje kartony, a część dopiero zaczyna się żegnać i potrzebuje na to własnego tempa. Sprzedaż domu i pożegnanie z domem to dwie różne sprawy; druga nie ma daty w umowie.",
    nextSteps: [
      {
        title: "Wejdź na godzinę bez kartonów",
        description:
          "Zanim coś spakujesz, pobądź w domu przez godzinę i niczego nie ruszaj. Przejdź przez pokoje w kolejności ze snu. Jeśli masz ochotę, zanuć.",
      },
      {
        title: "Wybierz rzecz wielkości dłoni",
        description:
          "Taką, która zmieści się w kieszeni i jest cenna tylko dla Ciebie. Niech będzie Twoją muszlą.",
      },
      {
        title: "Napisz zdanie do babci",
        description:
          "Niech zaczyna się od słów: „Nie udało mi się jeszcze powiedzieć Ci, że…”. Kartka może zostać w domu, w miejscu, które znasz tylko Ty.",
      },
    ],
    closing:
      "Kasiu, sen skończył się przed drzwiami, ale melodia była już po Twojej stronie. Może wróci. A jeśli nie, to muszlę masz ze sobą i wystarczy przyłożyć ją do ucha.",
  },
};
