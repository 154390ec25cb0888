import { signs } from "../../sky/signs";
import { defineProduct, documentReady, orderAndPay, paymentMessages } from "../product";

export const specialHoroscope = defineProduct({
  slug: "special-horoscope",
  version: 7,
  path: "/horoscope/special",
  orderType: "SpecialHoroscope",
  tokenPrefix: "Spec_Horo-",
  area: "spirituality",
  hub: { path: "/horoscope", label: "Horoskopy i sny" },
  title: "Horoskop specjalny",
  lead: "Twój znak, jeden temat i prawdziwe dzisiejsze niebo. Spokojny tekst o tym, na co teraz warto zwrócić uwagę.",
  description:
    "Horoskop dla Twojego znaku na jeden wybrany temat, pisany z obliczonego astronomicznie położenia Słońca, Księżyca i planet. PDF w 1–2 minuty, z podaniem e-maila lub bez.",
  priceGrosze: 1199,
  fields: [
    {
      kind: "cards",
      name: "zodiacSign",
      label: "Twój znak zodiaku",
      hint: "Daty na ten rok. Urodziny na granicy znaków? Wybierz ten, który jest Ci bliższy.",
      required: "Wybierz znak zodiaku.",
      options: signs.map(({ slug, name, constellation }) => ({
        value: slug,
        label: name,
        figure: constellation,
      })),
    },
    {
      kind: "cards",
      name: "theme",
      label: "Temat",
      required: "Wybierz temat.",
      options: [
        { value: "love", label: "Miłość", hint: "Bliskość, rozmowy, uczucia" },
        { value: "career", label: "Kariera", hint: "Praca, decyzje, współpraca" },
        { value: "health", label: "Zdrowie", hint: "Rytm dnia, odpoczynek, troska o siebie" },
        { value: "finance", label: "Finanse", hint: "Spokój w wydatkach i planach" },
        { value: "selfgrowth", label: "Rozwój osobisty", hint: "Nawyki, odwaga, kierunek" },
      ],
    },
    {
      kind: "email",
      name: "email",
      label: "E-mail",
      hint: "Tu wyślemy PDF, a bez adresu – na ten, który podasz przy płatności.",
    },
  ],
  fixedAnswers: { scope: "custom" },
  form: { heading: "Wybierz znak i temat" },
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "koło zodiaku z dzisiejszym położeniem Słońca, Księżyca i planet",
        "tabelę: jak każde z nich spotyka się z Twoim znakiem",
        "tekst na wybrany temat, małe kroki i daty nowiu i pełni na najbliższe tygodnie",
      ],
    },
    {
      title: "Forma i czas",
      text: "PDF na e-mail w ciągu 1–2 minut od płatności, a cały tekst także na stronie – do czytania od razu.",
    },
    {
      title: "Symbole, nie nauka",
      text: "Pozycje planet są faktem, ich znaczenia – językiem symboli. Horoskop jest do namysłu: niczego nie przesądza i nie przepowiada nieszczęść. Nie zastępuje porady lekarza ani doradcy finansowego.",
    },
    {
      title: "Twój wybór jest bezpieczny",
      text: "Horoskop trzymamy najwyżej 24 godziny od dostarczenia, potem go usuwamy. Możesz też usunąć go od razu.",
    },
  ],
  submitLabel: orderAndPay,
  sampleSentence:
    "Niebo niczego za Ciebie nie postanowiło. Pokazało lampę, lustro i lekko pochyloną drogę, a Ty wiesz najlepiej, który z tych obrazów pasuje do Twojej pracy.",
  demonstration: {
    opinions: [
      {
        author: "Renata",
        text: "Daty pełni i nowiu wpisałam do kalendarza. Miły pretekst, żeby na chwilę zwolnić.",
      },
      {
        author: "Kamil",
        text: "Krótko i konkretnie. Podoba mi się, że widać, skąd wzięło się każde zdanie.",
      },
      {
        author: "Basia",
        text: "Wybrałam rozwój osobisty. Trzy kroki okazały się naprawdę małe, więc zrobiłam wszystkie.",
      },
    ],
  },
  writtenByModel: true,
  document: {
    constellation: "cygnus",
    glow: "#C2529E",
    fileName: "horoskop-specjalny.pdf",
  },
  resultPath: "/special-horoscope-result",
  again: { label: "Zamów kolejny horoskop" },
  back: { label: "Powrót do horoskopów" },
  messages: paymentMessages("Brak linku płatności w odpowiedzi serwera."),
  orderWords: {
    paid: {
      title: "Piszemy Twój horoskop",
      text: "Horoskop wyślemy na e-mail, jeśli został podany, i pokażemy go na tej stronie.",
      sent: "Wyślemy go na",
      read: "Przeczytasz go też na tej stronie.",
    },
    notPaid: { what: "Horoskop specjalny nie został opłacony." },
    ready: documentReady,
  },
});
