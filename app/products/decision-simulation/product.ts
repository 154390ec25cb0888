import { howItWorks, keptForADay, whatItIsNot } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { emailField, formsField, nameField } from "../questions";

const required = "Wypełnij co najmniej tytuł decyzji i obie opcje!";

export const decisionSimulation = defineProduct({
  slug: "decision-simulation",
  version: 8,
  path: "/smart/decision-simulation",
  orderType: "DecisionSimulation",
  tokenPrefix: "Smart-",
  area: "emotions",
  hub: { path: "/ai-therapist", label: "Wsparcie emocjonalne" },
  title: "Symulacja decyzji",
  lead: "Dwie opcje, dwie przyszłości. Zobacz je obok siebie – po tygodniu, po kilku miesiącach, po roku – i sprawdź, w której łatwiej Ci oddychać.",
  description:
    "Symulacja dwóch dróg: podaj obie opcje, a w ciągu 1–2 minut dostaniesz na e-mail PDF z dwiema przyszłościami obok siebie, porównaniem, znakami po drodze i małym testem.",
  priceGrosze: 1599,
  fields: [
    {
      kind: "text",
      name: "scenarioTitle",
      label: "Jak nazwiesz tę decyzję?",
      hint: "Kilka słów, na przykład: „Przeprowadzka do Gdańska”.",
      required,
      ask: "Nazwij tę decyzję w kilku słowach.",
    },
    {
      kind: "longText",
      name: "optionA",
      label: "Opcja A",
      hint: "Co robisz, jeśli idziesz pierwszą drogą.",
      required,
      ask: "Opisz pierwszą opcję.",
      rows: 4,
      counter: 300,
    },
    {
      kind: "longText",
      name: "optionB",
      label: "Opcja B",
      hint: "Co robisz, jeśli idziesz drugą drogą. Może to być też: „zostawiam wszystko tak, jak jest”.",
      required,
      ask: "Opisz drugą opcję.",
      rows: 4,
      counter: 300,
    },
    {
      kind: "longText",
      name: "goal",
      label: "Co chcesz przez to osiągnąć?",
      hint: "Po czym poznasz, że wybór był dobry.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "fears",
      label: "Czego się boisz?",
      hint: "Przy jednej i przy drugiej opcji.",
      rows: 3,
    },
    {
      kind: "text",
      name: "timePerspective",
      label: "Jak daleko chcesz spojrzeć?",
      hint: "Na przykład: pół roku, rok, pięć lat.",
    },
    nameField("Jeśli je podasz, znajdzie się na okładce."),
    formsField,
    emailField("Email jest wymagany!", { ask: "Podaj e-mail – na niego wyślemy symulację." }),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "dwie przyszłości obok siebie, w Twojej perspektywie czasu",
        "porównanie obu dróg w tym, co się dla Ciebie liczy",
        "znaki, po których poznasz, w którą stronę to idzie",
        "mały test do zrobienia, zanim zdecydujesz",
      ],
    },
    howItWorks(
      "Twoje odpowiedzi czyta sztuczna inteligencja i układa z nich dwa możliwe scenariusze.",
    ),
    keptForADay(),
    whatItIsNot(
      "Czym symulacja nie jest",
      "To nie przepowiednia ani porada – to ćwiczenie wyobraźni. Wybór zostaje u Ciebie.",
    ),
  ],
  form: { heading: "Dwie drogi" },
  submitLabel: orderAndPay,
  sampleSentence: "Ręce same wiedzą, co robić.",
  demonstration: {
    opinions: [
      {
        author: "Tomek",
        text: "Przy scenie „po roku” w drugiej kolumnie poczułem ulgę. I już wiedziałem.",
      },
      {
        author: "Karolina",
        text: "Najbardziej przydał się mały test. Jeden weekend zamiast miesięcy gdybania.",
      },
      { author: "Magda", text: "Obie opcje potraktowane uczciwie, żadna nie jest tą złą." },
    ],
  },
  writtenByModel: true,
  document: {
    constellation: "gemini",
    glow: "#55AE62",
    fileName: "symulacja-decyzji.pdf",
  },
  again: { label: "Zasymuluj inną decyzję" },
  back: { label: "Wróć do narzędzi" },
});
