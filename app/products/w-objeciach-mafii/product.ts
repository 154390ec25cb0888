import { defaultMessages, defineProduct } from "../product";

export const mafiaBook = defineProduct({
  slug: "w-objeciach-mafii",
  version: 1,
  path: "/books/w-objeciach-mafii",
  orderType: "Ebook",
  tokenPrefix: "Ebook-",
  area: "books",
  hub: { path: "/books", label: "Książki" },
  title: "W objęciach mafii",
  lead: "Konserwatorka starych map, atlas nieba z podwójnym dnem i mężczyzna, którego nazwisko wymawia się szeptem.",
  description:
    "E-book „W objęciach mafii” w formatach EPUB i PDF, bez blokad, do pobrania zaraz po zapłacie. Cztery rozdziały: noir, romans i niebo nad miastem.",
  priceGrosze: 2999,
  regularPriceGrosze: 4999,
  delivery: "download",
  fields: [
    {
      kind: "email",
      name: "email",
      label: "E-mail",
      hint: "Na ten adres wyślemy link do pobrania.",
      required: "Podaj adres e-mail",
    },
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "EPUB na czytnik, telefon i tablet",
        "PDF na komputer i do druku",
        "pliki bez blokad, na wszystkie Twoje urządzenia",
      ],
    },
    {
      title: "Jak to działa",
      text: "Po zapłacie wyślemy na e-mail link do pobrania. Działa 30 dni i pozwala na 10 pobrań, a gdy wygaśnie, nowy zamówisz bezpłatnie na stronie zamówienia.",
    },
    {
      title: "Twój egzemplarz",
      text: "Na stronach książki znajdzie się numer zamówienia i zamaskowany adres e-mail. Nic więcej o Tobie w nich nie zapisujemy.",
    },
  ],
  form: {
    heading: "Zamów e-booka",
    note: "Zapłacisz bezpiecznie przez Tpay. Link do pobrania przyjdzie na e-mail w ciągu 1–2 minut.",
  },
  submitLabel: "Zamów i zapłać",
  writtenByModel: false,
  document: { constellation: "lyra", fileName: "w-objeciach-mafii.pdf" },
  again: { label: "Kup inny e-book", path: "/books" },
  back: { label: "Wróć do książek" },
  messages: {
    noPaymentLink: "Nie udało się wygenerować linku płatności.",
    orderFailed: defaultMessages.orderFailed,
  },
  orderWords: {
    paid: {
      title: "E-book opłacony",
      text: "Za chwilę wyślemy link do pobrania na e-mail podany w zamówieniu. Zajrzyj też do folderów Spam i Oferty.",
    },
    notPaid: "E-book nie został opłacony.",
    ready: { title: "Twój e-book jest gotowy", sent: "Wysłaliśmy link na" },
  },
});
