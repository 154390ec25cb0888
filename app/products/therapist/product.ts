import { howItWorks, whatItIsNot } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { emailField, formsField, nameField } from "../questions";

const required = "Uzupełnij wymagane pola.";

export const therapist = defineProduct({
  slug: "therapist",
  version: 8,
  path: "/smart/therapist",
  orderType: "AiTherapist",
  tokenPrefix: "Smart-",
  area: "emotions",
  hub: { path: "/ai-therapist", label: "Wsparcie emocjonalne" },
  title: "Terapeuta AI",
  subtitle: "karta pracy, nie terapia",
  lead: "Opisz, co Cię uwiera i dokąd chcesz dojść. Dostaniesz kartę pracy w nurcie poznawczo-behawioralnym: z Twoją sytuacją w środku i miejscem na dalsze zapiski.",
  description:
    "Karta pracy w nurcie poznawczo-behawioralnym: opisz problem i cel, a w ciągu 1–2 minut dostaniesz na e-mail PDF z łańcuchem myśli i uczuć, zapisem myśli, eksperymentem i planem na tydzień.",
  priceGrosze: 1699,
  fields: [
    {
      kind: "longText",
      name: "problemDescription",
      label: "Z czym przychodzisz?",
      hint: "Najlepiej na jednym przykładzie: co się dzieje, gdzie i jak często.",
      required,
      ask: "Opisz, z czym przychodzisz.",
      rows: 6,
      counter: 800,
    },
    {
      kind: "longText",
      name: "feelings",
      label: "Co wtedy czujesz?",
      hint: "W emocjach i w ciele, na przykład: wstyd, ścisk w gardle.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "goal",
      label: "Jaki masz cel?",
      hint: "Co będzie inaczej, gdy zrobi się lżej.",
      required,
      ask: "Napisz, co ma być inaczej.",
      rows: 4,
      counter: 400,
    },
    {
      kind: "longText",
      name: "pastAttempts",
      label: "Co już udało się wypróbować?",
      hint: "Także to, co pomaga tylko trochę albo tylko na chwilę.",
      rows: 3,
    },
    nameField("Znajdzie się na okładce.", { required }),
    formsField,
    emailField("Podaj e-mail – na niego wyślemy kartę pracy."),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "łańcuch jednej chwili: sytuacja, myśl, uczucie, ciało, zachowanie",
        "zapis myśli z wypełnionym pierwszym wierszem i miejscem na Twoje",
        "myśli bardziej wyważone i mały eksperyment",
        "plan na tydzień do odhaczania",
      ],
    },
    {
      title: "Na czym to się opiera",
      text: "Na metodzie poznawczo-behawioralnej: myśli, uczucia, ciało i zachowanie wpływają na siebie, więc mała zmiana w jednym miejscu porusza resztę.",
    },
    howItWorks("Twoje odpowiedzi czyta sztuczna inteligencja i układa z nich kartę pracy."),
    {
      title: "Najwyżej 24 godziny",
      text: "Niczego nie trzymamy dłużej niż 24 godziny od dostarczenia: ani odpowiedzi, ani dokumentu. Możesz też usunąć je od razu.",
    },
    whatItIsNot(
      "Nie zastępuje terapeuty ani lekarza",
      "To ćwiczenia do samodzielnej pracy, a nie terapia, diagnoza ani leczenie.",
    ),
  ],
  form: { heading: "Co Cię uwiera" },
  submitLabel: orderAndPay,
  sampleSentence:
    "To była jedna chwila z całego zebrania. Uczę się w małych porcjach i tę też mogę wykorzystać.",
  demonstration: {
    opinions: [
      {
        author: "Agnieszka",
        text: "Pierwszy raz zobaczyłam czarno na białym, jak jedna myśl rozkręca mi cały wieczór.",
      },
      {
        author: "Michał",
        text: "Wydrukowałem, wypełniam ołówkiem, zabrałem na pierwszą wizytę u psychologa. Było od czego zacząć.",
      },
      { author: "Dorota", text: "Konkretnie i po ludzku. Plan na tydzień wisi na lodówce." },
    ],
  },
  writtenByModel: true,
  document: { constellation: "aquila", glow: "#C0764A", fileName: "karta-pracy.pdf" },
  again: { label: "Przyjrzyj się innej sprawie" },
  back: { label: "Wróć do narzędzi" },
});
