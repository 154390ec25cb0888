import { howItWorks, keptForADay, whatItIsNot } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { emailField, formsField, nameField } from "../questions";

const required = "Uzupełnij wymagane pola.";

const emotions = [
  "radość",
  "smutek",
  "złość",
  "lęk",
  "spokój",
  "frustracja",
  "euforia",
  "melancholia",
  "inne",
];

export const emotionMirror = defineProduct({
  slug: "emotion-mirror",
  version: 9,
  path: "/smart/emotion-mirror",
  orderType: "EmotionMirror",
  tokenPrefix: "Smart-",
  area: "emotions",
  hub: { path: "/ai-therapist", label: "Wsparcie emocjonalne" },
  title: "Lustro Emocji",
  lead: "Opowiedz o swoim dniu. Dostaniesz spokojną analizę tego, co w Tobie zagrało – i kilka kroków na jutro.",
  description:
    "Osobista analiza emocji dnia: opisz nastrój i to, co Cię poruszyło, a w ciągu 1–2 minut dostaniesz na e-mail PDF z nazwaniem emocji, ich źródeł i łagodnymi krokami na jutro.",
  priceGrosze: 1199,
  fields: [
    {
      kind: "longText",
      name: "mood",
      label: "Jaki masz dziś nastrój?",
      hint: "Opisz go własnymi słowami, tak jak przychodzą.",
      required,
      ask: "Opisz swój nastrój, wystarczy jedno zdanie.",
      rows: 4,
      counter: 300,
    },
    {
      kind: "longText",
      name: "event",
      label: "Co się dziś wydarzyło?",
      hint: "Jedno zdarzenie, rozmowa albo myśl, która wraca.",
      inView: true,
      rows: 4,
      counter: 300,
    },
    {
      kind: "text",
      name: "touchedEmotion",
      label: "Co poruszyło Cię najmocniej?",
      hint: "Na przykład: czyjeś słowa, cisza w domu, dobra wiadomość.",
    },
    {
      kind: "choice",
      name: "focusEmotion",
      label: "Na której emocji się skupić?",
      required,
      ask: "Wybierz emocję.",
      placeholder: "Wybierz emocję",
      options: emotions.map((emotion) => ({ value: emotion, label: emotion })),
    },
    nameField("Tak zwrócimy się do Ciebie w dokumencie.", { required }),
    formsField,
    emailField("Podaj e-mail – na niego wyślemy analizę."),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "PDF na 2–4 strony, napisany o Twoim dniu, nie o dniu kogokolwiek innego",
        "nazwanie emocji, jej źródła i tego, o co Cię prosi",
        "krótkie ćwiczenie i kroki na jutro",
      ],
    },
    howItWorks("Twoje odpowiedzi czyta sztuczna inteligencja i pisze na ich podstawie analizę."),
    keptForADay(),
    whatItIsNot("Czym Lustro nie jest", "To nie terapia ani diagnoza."),
  ],
  form: { heading: "Twój dzień" },
  submitLabel: orderAndPay,
  sampleSentence:
    "Dlatego ta złość nie była za duża na tę sytuację. Była akurat na miarę wielu takich wieczorów naraz.",
  demonstration: {
    opinions: [
      {
        author: "Marta",
        text: "Przeczytałam to wieczorem i pierwszy raz od tygodnia zasnęłam bez kotłowania myśli.",
      },
      {
        author: "Kamil",
        text: "Myślałem, że jestem zły na szefa. Okazało się, że po prostu zmęczony.",
      },
      { author: "Ola", text: "Krótko, ciepło i na temat. Jedno ćwiczenie robię do dziś." },
    ],
  },
  writtenByModel: true,
  document: { constellation: "lyra", fileName: "lustro-emocji.pdf" },
  again: { label: "Przeanalizuj inny dzień" },
  back: { label: "Wróć do narzędzi" },
});
