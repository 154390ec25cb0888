import { howItWorks, keptForADay, whatItIsNot } from "../boxes";
import { defineProduct, documentReady, orderAndPay, paymentMessages } from "../product";
import { emailField, formsField, nameField } from "../questions";

const dreamLength = 1000;

export const dreamAnalysis = defineProduct({
  slug: "dream-analysis",
  version: 8,
  path: "/dream-analysis",
  orderType: "DreamAnalysis",
  tokenPrefix: "Dream-",
  area: "spirituality",
  hub: { path: "/horoscope", label: "Horoskopy i sny" },
  title: "Analiza snu",
  lead: "Opowiedz sen, zanim zblednie. Dostaniesz spokojną rozmowę o jego obrazach i pytania, które prowadzą dalej.",
  description:
    "Analiza snu w PDF: obrazy, ich możliwe znaczenia i pytania do Ciebie, uczucia, związek z ostatnimi wydarzeniami i kartka na następny sen. Na e-mail w 1–2 minuty, bez konta.",
  priceGrosze: 1699,
  fields: [
    {
      kind: "longText",
      name: "dream",
      label: "Co Ci się śniło?",
      hint: "Tak, jak pamiętasz: miejsca, osoby, uczucia. Urywki też wystarczą.",
      required: "Opisz swój sen.",
      narrated: true,
      rows: 8,
      limit: {
        length: dreamLength,
        message: `Skróć opis snu do ${dreamLength} znaków.`,
      },
    },
    {
      kind: "longText",
      name: "recentEvents",
      label: "Co się ostatnio u Ciebie dzieje?",
      hint: "Zmiana, rozmowa, oczekiwanie – sny chętnie z tego korzystają.",
      rows: 4,
    },
    nameField("Tak podpiszemy dokument.", { name: "firstName" }),
    formsField,
    emailField("Email jest wymagany", {
      ask: "Podaj e-mail – na niego wyślemy analizę.",
      placeholder: "E-mail do wysyłki PDF *",
    }),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "sen opowiedziany na nowo obrazami",
        "karty symboli: co mogą znaczyć i o co warto siebie zapytać",
        "uczucia, most do jawy i małe kroki na najbliższe dni",
        "kartkę do wydruku na następny sen",
      ],
    },
    howItWorks("Twój opis czyta sztuczna inteligencja i pisze na jego podstawie analizę."),
    keptForADay({ title: "Twój sen zostaje Twój", what: "Opis i dokument" }),
    whatItIsNot(
      "Czym analiza nie jest",
      "To nie przepowiednia ani diagnoza. Sny nie zapowiadają nieszczęść.",
    ),
  ],
  form: { heading: "Twój sen" },
  submitLabel: orderAndPay,
  sampleSentence:
    "Klucz otwiera drzwi, muszla przechowuje szum. Może nie wszystko trzeba otwierać, żeby to ze sobą zabrać.",
  demonstration: {
    opinions: [
      {
        author: "Ewelina",
        text: "Śniła mi się woda w domu. Jedno pytanie z karty wystarczyło, żebym wiedziała, o co chodzi.",
      },
      { author: "Marek", text: "Żadnego sennika i straszenia. Po prostu rozsądna rozmowa o śnie." },
      {
        author: "Zosia",
        text: "Kartkę na następny sen trzymam przy łóżku i zapisuję na niej pierwsze słowa.",
      },
    ],
  },
  writtenByModel: true,
  document: {
    constellation: "delphinus",
    glow: "#3F67E0",
    fileName: "analiza-snu.pdf",
  },
  again: { label: "Zamów kolejną analizę" },
  back: { label: "Wróć do horoskopów i snów" },
  messages: paymentMessages("Nie udało się wygenerować linku płatności."),
  orderWords: {
    paid: {
      title: "Piszemy analizę snu",
      text: "Analizę snu wyślemy na e-mail podany w zamówieniu. Zajrzyj też do folderów Spam i Oferty.",
    },
    notPaid: { what: "Analiza snu nie została opłacona." },
    ready: documentReady,
  },
});
