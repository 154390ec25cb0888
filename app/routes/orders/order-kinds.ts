/** What the payment pages say about an order, by the prefix of its token. */
export type OrderKind = {
  prefix: string;
  paid: { title: string; text: string };
  notPaid: string;
  /** Once it has been delivered; by default the words for a document. `sent` goes before the address. */
  ready?: { title: string; sent: string };
  /** Where to order another one, for orders whose product is not in the catalogue any more. */
  followUp?: { label: string; href: string };
};

const orderKinds: readonly OrderKind[] = [
  {
    prefix: "Dream-",
    paid: {
      title: "Analiza snu opłacona",
      text: "Analizę snu wyślemy na e-mail podany w zamówieniu. Zajrzyj też do folderów Spam i Oferty.",
    },
    notPaid: "Analiza snu nie została opłacona.",
    followUp: { label: "Zamów kolejną analizę", href: "/dream-analysis" },
  },
  {
    prefix: "Ebook-",
    paid: {
      title: "E-book opłacony",
      text: "Za chwilę wyślemy link do pobrania na e-mail podany w zamówieniu. Zajrzyj też do folderów Spam i Oferty.",
    },
    ready: { title: "Twój e-book jest gotowy", sent: "Wysłaliśmy link na" },
    notPaid: "E-book nie został opłacony.",
    followUp: { label: "Kup inny e-book", href: "/books" },
  },
  {
    prefix: "Spec_Horo-",
    paid: {
      title: "Horoskop specjalny opłacony",
      text: "Horoskop wyślemy na e-mail, jeśli został podany, i pokażemy go na tej stronie.",
    },
    notPaid: "Horoskop specjalny nie został opłacony.",
    followUp: { label: "Zamów kolejny horoskop", href: "/horoscope/special" },
  },
  {
    prefix: "horoscope-",
    paid: {
      title: "Płatność zakończona sukcesem!",
      text: "Horoskop wyślemy na e-mail podany w zamówieniu.",
    },
    notPaid: "Horoskop nie został opłacony.",
    followUp: { label: "Zamów kolejny horoskop", href: "/horoscope/special" },
  },
  {
    prefix: "Smart-",
    paid: {
      title: "Piszemy Twój dokument",
      text: "Płatność dotarła. Dokument wyślemy na e-mail podany w zamówieniu – zajrzyj też do folderów Spam i Oferty.",
    },
    notPaid:
      "Zamówienie nie zostało opłacone. Twoje odpowiedzi czekają – możesz zapłacić jeszcze raz.",
  },
  {
    prefix: "Legal-",
    paid: {
      title: "Płatność zakończona sukcesem!",
      text: "Składamy Twój dokument. Wyślemy go na e-mail podany w zamówieniu – zajrzyj też do folderów Spam i Oferty.",
    },
    notPaid:
      "Dokument nie został opłacony. Twoje odpowiedzi czekają – możesz zapłacić jeszcze raz.",
    followUp: { label: "Przygotuj kolejną umowę", href: "/doradca-prawny" },
  },
  {
    prefix: "AiAppointment-",
    paid: {
      title: "Porada opłacona",
      text: "Link do rozmowy wyślemy na e-mail podany w zamówieniu.",
    },
    notPaid: "Porada nie została opłacona.",
  },
];

const otherKind: OrderKind = {
  prefix: "",
  paid: {
    title: "Płatność zakończona sukcesem!",
    text: "Potwierdzenie wyślemy na e-mail podany w zamówieniu.",
  },
  notPaid: "Zamówienie nie zostało opłacone.",
};

export function orderKindOf(token: string): OrderKind {
  return orderKinds.find(({ prefix }) => token.startsWith(prefix)) ?? otherKind;
}
