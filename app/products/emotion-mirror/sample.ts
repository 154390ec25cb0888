import type { Sample } from "../sample";
import type { ReportContent } from "~/documents/templates/report-content";

export const sample: Sample<ReportContent> = {
  answers: {
    name: "Marta",
    mood: "Jestem zła i jakaś wypompowana. Wróciłam z pracy, zrobiłam zakupy, obiad, odrobiłam z synem matematykę i nikt nie zapytał, jak minął mi dzień. Nikt nie zapytał, a ja jak zwykle zapytałam wszystkich.",
    event:
      "Przy kolacji mąż powiedział, że zupa jest za słona. Wybuchłam tak, że syn przestał jeść.",
    touchedEmotion: "to, że syn ucichł",
    focusEmotion: "złość",
  },
  content: {
    title: "Pod złością słychać zmęczenie",
    opening:
      "Za słona zupa nie mieści w sobie takiego wybuchu. Musiało być w nim coś jeszcze. W Twoim opisie dwa razy wracają te same słowa: „nikt nie zapytał”. Od nich zaczyna się to lustro.",
    sections: [
      {
        heading: "Co naprawdę się przelało",
        paragraphs: [
          "Zanim padły słowa o soli, był cały dzień: praca, zakupy, obiad, matematyka. Wyliczasz to w jednym zdaniu i nie ma w nim miejsca na odpoczynek. Każda z tych rzeczy jest zwyczajna i żadnej nie widać, kiedy jest zrobiona. Widać dopiero to, co się nie udało, na przykład sól. Złość przyszła dokładnie w tym miejscu, w którym z całego Twojego wysiłku widać było już tylko jedną pomyłkę.",
          "Dlatego ta złość nie była za duża na tę sytuację. Była akurat na miarę wielu takich wieczorów naraz. Uwaga męża przelała to, co zbierało się od rana.",
        ],
        points: [],
      },
      {
        heading: "Złość jako strażniczka",
        paragraphs: [
          "Złość robi coś potrzebnego: pilnuje granic i potrzeb, o które nikt inny się nie upomina. Kiedy w domu długo nie pada pytanie o Ciebie, ona staje w progu i mówi głośno: tu też ktoś jest. Stoi za nią potrzeba, która za długo czekała na swoją kolej.",
          "Pod spodem słychać coś cichszego. „Wypompowana” to słowo o ciele, z którego przez cały dzień coś wypływa, a nic nie wraca. Zmęczenie trudno pokazać przy stole. Złość pokazuje się sama, więc często to ona zabiera głos w jego imieniu.",
        ],
        points: [
          "złość domaga się sprawiedliwego podziału",
          "zmęczenie prosi o przerwę, zanim skończą się siły",
          "smutek chce, żeby ktoś Cię zobaczył",
        ],
      },
      {
        heading: "Chwila, w której syn ucichł",
        paragraphs: [
          "Ta chwila została z Tobą. Wśród tylu spraw tego wieczoru najmocniej pamiętasz ciszę dziecka. Widać w tym czułość, której sama złość nie potrafi zasłonić. Wstyd, jeśli przyszedł potem, może być wskazówką: jest coś do naprawienia i da się to zrobić jednym zdaniem.",
          "Dziecko najwięcej bierze z tego, co dzieje się potem, kiedy widzi, że można wrócić, nazwać to i wziąć na siebie swoją część. Ta lekcja jest trudniejsza niż matematyka i Ty możesz jej udzielić.",
        ],
        points: [],
      },
    ],
    quotation: {
      text: "Nikt nie zapytał, a ja jak zwykle zapytałam wszystkich.",
      comment:
        "W słowach „jak zwykle” słychać, że to nie pierwszy taki wieczór. Pytasz pierwsza i może właśnie tak okazujesz miłość. Możliwe też, że po cichu liczysz na odpowiedź w tym samym języku. Nie każdy go zna, dopóki nie usłyszy go wprost.",
    },
    exercise: {
      title: "Ile jest w baku",
      steps: [
        "Usiądź tam, gdzie przez pięć minut nikt Cię nie zawoła, i oprzyj plecy.",
        "Połóż jedną dłoń na brzuchu i zrób dziesięć spokojnych wydechów, dłuższych niż wdechy.",
        "Dokończ po cichu trzy zdania: „Dziś dałam…”, „Dziś zabrakło mi…”, „Teraz proszę o…”.",
        "Ostatnie z nich zapisz. To jest prośba, z którą jutro możesz do kogoś pójść.",
      ],
    },
    nextSteps: [
      {
        title: "Wróć do syna jednym zdaniem",
        description:
          "Na przykład: „Wczoraj wybuchłam, bo byłam bardzo zmęczona. To nie była Twoja wina”. Bez tłumaczenia się i bez „ale”. Potem zapytaj, czy chce coś powiedzieć, i przyjmij, jeśli nie chce.",
      },
      {
        title: "Poproś o pytanie, na które czekasz",
        description:
          "Powiedz mężowi, zanim zrobi się gorąco: „Chcę, żebyś raz dziennie zapytał, jak minął mi dzień, i posłuchał przez pięć minut”. Prośba o jedną konkretną rzecz ma większą szansę niż żal o wszystko.",
      },
      {
        title: "Zatrzymaj się przed drzwiami",
        description:
          "Zanim wejdziesz do domu, zostań na minutę na zewnątrz i zapytaj siebie: ile mam dziś siły w skali od zera do dziesięciu? Przy trójce na kolację wystarczy chleb z serem.",
      },
    ],
    closing:
      "Marto, zanim jutro zapytasz innych, co u nich, zadaj to pytanie sobie. Zapisz jedno zdanie odpowiedzi, choćby na paragonie. To niewiele, ale od tego zaczyna się miejsce przy stole, które od dawna Ci się należy.",
  },
};
