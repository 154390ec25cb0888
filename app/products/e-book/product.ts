import {
  copyFormats,
  formatsInWords,
  formatWords,
  type CopyFormat,
} from "../../config/download-terms";
import { defaultMessages, defineProduct, orderAndPay, type Product } from "../product";

export const ebook = defineProduct({
  slug: "e-book",
  version: 5,
  path: "/books",
  ownScreen: true,
  orderType: "Ebook",
  tokenPrefix: "Ebook-",
  area: "books",
  hub: { path: "/books", label: "Książki" },
  title: "E-book",
  lead: "Opowieści na wieczór. Kupujesz raz, czytasz, na czym chcesz i kiedy chcesz.",
  description:
    "E-booki w formatach EPUB i PDF, bez blokad, do pobrania zaraz po zapłacie. Kupujesz raz, czytasz, na czym chcesz.",
  // What a new book costs unless staff say otherwise.
  priceGrosze: 2999,
  pricedInRows: true,
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
  boxes: boxesFor(copyFormats),
  form: {
    heading: "Zamów e-booka",
    note: "Zapłacisz bezpiecznie przez Tpay. Link do pobrania przyjdzie na e-mail w ciągu 1–2 minut.",
  },
  submitLabel: orderAndPay,
  writtenByModel: false,
  document: { constellation: "lyra", fileName: "e-book.pdf" },
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
    notPaid: { what: "E-book nie został opłacony." },
    ready: { title: "Twój e-book jest gotowy", sent: "Wysłaliśmy link na" },
  },
});

function boxesFor(formats: readonly CopyFormat[]): Product["boxes"] {
  const many = formats.length > 1;
  return [
    {
      title: "Co dostaniesz",
      items: [
        ...formats.map((format) => `${formatWords[format].name} ${formatWords[format].use}`),
        many
          ? "pliki bez blokad, na wszystkie Twoje urządzenia"
          : "plik bez blokad, na wszystkie Twoje urządzenia",
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
  ];
}

export type BookOnSale = {
  slug: string;
  title: string;
  description: string;
  priceGrosze: number;
  regularPriceGrosze: number | null;
  edition: number;
  formats: readonly CopyFormat[];
};

/** The address of a book's own page. */
const bookPath = (slug: string) => `${ebook.path}/${slug}`;

/** A book as the product that its page sells. */
export function bookProduct(book: BookOnSale): Product {
  const { slug, title, priceGrosze, regularPriceGrosze, edition, formats } = book;
  const lead = paragraphsOf(book.description)[0] ?? "";
  return {
    ...ofBook(slug, title),
    lead,
    description: `E-book „${title}” (${formatsInWords(formats)}), bez blokad, do pobrania zaraz po zapłacie. ${shortened(lead)}`,
    priceGrosze,
    regularPriceGrosze: regularPriceGrosze ?? undefined,
    boxes: boxesFor(formats),
    edition,
  };
}

/** A book as an order remembers it, whatever has become of its row. */
export function ofBook(slug: string, title: string): Product {
  return {
    ...ebook,
    slug,
    title,
    path: bookPath(slug),
    ownScreen: undefined,
    document: { ...ebook.document, fileName: `${slug}.pdf` },
  };
}

/** Whether a product has one price, in code. */
export const isPricedInCode = ({ pricedInRows }: Pick<Product, "pricedInRows">) => !pricedInRows;

/** What stands in code for a product: itself, or what all books have in common. */
export const catalogueSlug = ({ slug, edition }: Pick<Product, "slug" | "edition">): string =>
  edition === undefined ? slug : ebook.slug;

export const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

function shortened(text: string, length = 160): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, "")}…`;
}
