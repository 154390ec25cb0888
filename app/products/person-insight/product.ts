import { howItWorks, keptForADay, whatItIsNot } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { emailField, formsField, nameField } from "../questions";

const situationRequired = "Musisz określić typ relacji i opisać obecną sytuację!";

const relationships = [
  { value: "dating", label: "randkujemy" },
  { value: "crush", label: "ktoś mi się podoba" },
  { value: "ex", label: "była relacja" },
  { value: "friend", label: "przyjaźń lub znajomość" },
  { value: "colleague", label: "praca lub nauka" },
  { value: "family", label: "rodzina" },
  { value: "online", label: "znajomość z internetu" },
  { value: "other", label: "inna" },
] as const;

export const personInsight = defineProduct({
  slug: "person-insight",
  version: 8,
  path: "/smart/person-insight",
  orderType: "PersonInsight",
  tokenPrefix: "Smart-",
  area: "emotions",
  hub: { path: "/ai-therapist", label: "Wsparcie emocjonalne" },
  title: "Wgląd w osobę",
  lead: "Ktoś nie daje Ci spokoju? Opisz, co się między Wami dzieje. Zobaczysz, co jest faktem, co domysłem, o co zapytać i gdzie postawić granicę.",
  description:
    "Spokojne spojrzenie na relację: opisz sytuację i jedną rozmowę, a w ciągu 1–2 minut dostaniesz na e-mail PDF z mapą rozmowy, faktami i domysłami, pytaniami i granicami.",
  priceGrosze: 1499,
  fields: [
    {
      kind: "choice",
      name: "relationshipType",
      label: "Co Was łączy?",
      required: situationRequired,
      ask: "Wybierz, co Was łączy.",
      placeholder: "Wybierz typ relacji",
      options: relationships,
    },
    {
      kind: "text",
      name: "howLongKnown",
      label: "Jak długo się znacie?",
      hint: "Na przykład: trzy miesiące, od liceum.",
    },
    {
      kind: "longText",
      name: "currentSituation",
      label: "Jak jest między Wami teraz?",
      required: situationRequired,
      ask: "Opisz, jak jest między Wami teraz.",
      rows: 5,
      counter: 500,
    },
    {
      kind: "longText",
      name: "communicationStyle",
      label: "Jak ta osoba się komunikuje?",
      hint: "Na przykład: pisze rano i znika, mówi wprost, unika trudnych tematów.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "redFlagConcerns",
      label: "Co Cię niepokoi?",
      hint: "Konkretne zachowania, nie etykiety.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "positiveTraits",
      label: "Co cenisz w tej osobie?",
      rows: 3,
    },
    {
      kind: "longText",
      name: "recentInteraction",
      label: "Opisz jedną niedawną rozmowę lub spotkanie",
      hint: "Co kto mówi i robi, po kolei, najlepiej słowo w słowo.",
      required: "Opisz przynajmniej jedną konkretną interakcję z tą osobą!",
      ask: "Opisz jedną rozmowę lub spotkanie.",
      rows: 6,
      counter: 800,
    },
    {
      kind: "longText",
      name: "theirResponse",
      label: "Jak ta osoba wtedy reaguje?",
      rows: 3,
    },
    {
      kind: "longText",
      name: "yourFeeling",
      label: "Co Ty wtedy czujesz?",
      rows: 3,
    },
    {
      kind: "longText",
      name: "whatYouWant",
      label: "Czego chcesz w tej relacji?",
      rows: 3,
    },
    {
      kind: "longText",
      name: "specificQuestions",
      label: "O co chcesz zapytać?",
      hint: "Pytania, na które szukasz odpowiedzi.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "futureGoals",
      label: "Jak ma być za jakiś czas?",
      hint: "Za miesiąc, za rok – tak, jak to sobie wyobrażasz.",
      rows: 3,
    },
    nameField("Twoje, na okładkę. Imię drugiej osoby możesz pominąć."),
    formsField,
    emailField("Podaj e-mail – na niego wyślemy analizę."),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "mapę rozmowy: co się dzieje, co można w tym usłyszeć, czego potrzebujesz",
        "fakty i domysły w dwóch kolumnach",
        "pytania, które warto zadać, i granice gotowe do wypowiedzenia",
      ],
    },
    howItWorks(
      "Twoje odpowiedzi czyta sztuczna inteligencja i układa z nich spokojne spojrzenie na relację.",
    ),
    keptForADay({ last: "Nie podawaj nazwiska ani adresu drugiej osoby – nie są potrzebne." }),
    whatItIsNot(
      "Czego tu nie będzie",
      "Nie ocenimy ani nie zdiagnozujemy osoby, której tu nie ma. Znamy tylko Twoją stronę.",
    ),
  ],
  form: { heading: "Ty i\u00a0ta osoba" },
  submitLabel: orderAndPay,
  sampleSentence: "On mógł usłyszeć, że sprawa jest załatwiona. Ty – że nie wolno pytać drugi raz.",
  demonstration: {
    opinions: [
      {
        author: "Natalia",
        text: "Kolumna z domysłami była trzy razy dłuższa w mojej głowie niż na papierze. Zadzwoniłam i po prostu zapytałam.",
      },
      {
        author: "Bartek",
        text: "Spodziewałem się wyroku, a dostałem pytania. Dobre pytania.",
      },
      {
        author: "Iza",
        text: "Zdanie o granicy powiedziałam mamie słowo w słowo. Zadziałało lepiej niż moje wszystkie awantury.",
      },
    ],
  },
  writtenByModel: true,
  document: {
    constellation: "delphinus",
    glow: "#9A6BD8",
    fileName: "wglad-w-osobe.pdf",
  },
  again: { label: "Przyjrzyj się innej relacji" },
  back: { label: "Wróć do narzędzi", path: "/dating-tools" },
});
