import { howItWorks, keptForADay, whatItIsNot } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { emailField, formsField, nameField } from "../questions";

export const lifeDecision = defineProduct({
  slug: "life-decision",
  version: 8,
  path: "/smart/life-decision",
  orderType: "LifeDecisionSupport",
  tokenPrefix: "Smart-",
  area: "emotions",
  hub: { path: "/ai-therapist", label: "Wsparcie emocjonalne" },
  title: "Wsparcie w decyzji życiowej",
  lead: "Stoisz na rozdrożu? Opisz, co jest do wyboru. Dostaniesz uporządkowaną tabelę decyzyjną, pytania do przespania i mały plan – bez gotowej odpowiedzi, bo ta należy do Ciebie.",
  description:
    "Osobista analiza ważnej decyzji: opisz wybór i opcje, a w ciągu 1–2 minut dostaniesz na e-mail PDF z tabelą decyzyjną, bilansem każdej opcji, pytaniami do przespania i małym planem.",
  priceGrosze: 1399,
  fields: [
    {
      kind: "longText",
      name: "decisionDescription",
      label: "Jaka decyzja jest przed Tobą?",
      hint: "Co się dzieje, od kiedy i dlaczego trzeba wybrać właśnie teraz.",
      required: "Opisz swoją decyzję - to pole jest wymagane!",
      ask: "Opisz, jaka decyzja jest przed Tobą.",
      rows: 5,
      counter: 500,
    },
    {
      kind: "longText",
      name: "options",
      label: "Jakie masz opcje?",
      hint: "Każdą najlepiej w nowej linii, na przykład: „zostać w obecnej pracy”.",
      required: "Podaj jakie masz opcje - to pole jest wymagane!",
      ask: "Wypisz opcje, każdą w nowej linii.",
      rows: 4,
      counter: 300,
    },
    {
      kind: "longText",
      name: "emotions",
      label: "Co mówią emocje?",
      hint: "Co czujesz na myśl o każdej z opcji.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "logic",
      label: "Co mówi rozsądek?",
      hint: "Liczby, terminy, argumenty, które da się sprawdzić.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "consequences",
      label: "Jakie mogą być konsekwencje?",
      hint: "Dla Ciebie i dla osób, które są blisko.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "fears",
      label: "Czego się boisz?",
      hint: "Także tego, o czym trudno mówić głośno.",
      rows: 3,
    },
    {
      kind: "longText",
      name: "values",
      label: "Co jest dla Ciebie ważne?",
      hint: "Na przykład: spokój, rodzina, wolność, rozwój, bezpieczeństwo.",
      rows: 3,
    },
    nameField("Jeśli je podasz, znajdzie się na okładce."),
    formsField,
    emailField("Podaj e-mail – na niego wyślemy analizę."),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "tabelę decyzyjną: Twoje opcje i to, co się dla Ciebie liczy",
        "bilans każdej opcji: co daje i ile kosztuje",
        "obawy zamienione na rzeczy do sprawdzenia",
        "pytania do przespania, z miejscem na odpowiedź, i mały plan",
      ],
    },
    howItWorks("Twoje odpowiedzi czyta sztuczna inteligencja i układa z nich analizę."),
    keptForADay(),
    whatItIsNot(
      "Czego tu nie będzie",
      "Nie powiemy Ci, co wybrać. To nie porada prawna, finansowa ani medyczna.",
    ),
  ],
  form: { heading: "Twoja decyzja" },
  submitLabel: orderAndPay,
  sampleSentence:
    "Napisz dwa listy od siebie za rok: jeden z Wrocławia, jeden z Krakowa. Przeczytaj je po dwóch dniach i zobacz, przy którym oddychasz lżej.",
  demonstration: {
    opinions: [
      {
        author: "Joanna",
        text: "Od pół roku kręciłam się w kółko. Tabela pokazała, że dwie z moich trzech opcji to właściwie ta sama.",
      },
      {
        author: "Paweł",
        text: "Wydrukowałem pytania do przespania i odpowiadałem na jedno dziennie. Piąte przesądziło sprawę.",
      },
      { author: "Ewelina", text: "Nikt mi nie mówił, co mam zrobić. Tego właśnie potrzebowałam." },
    ],
  },
  writtenByModel: true,
  document: {
    constellation: "ursa-minor",
    glow: "#3F8FD0",
    fileName: "decyzja-zyciowa.pdf",
  },
  again: { label: "Rozważ inną decyzję" },
  back: { label: "Wróć do narzędzi" },
});
