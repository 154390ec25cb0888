import { formatCount, formatPrice } from "~/copy/format";
import type { FlashCode } from "~/notices/notices";
import { paths } from "~/paths";
import { bookCard, type BookCard } from "~/services/books/desk-queries.server";
import { canMove, type BookMove, type BookState } from "~/services/books/book-state";
import { deleteBook, shelveBook } from "~/services/books/shelve-book.server";
import { sendBookNow } from "~/services/desk/ebooks.server";
import { bookReasonLabels, bookStateLabels } from "../book-labels";
import { defineAssistance } from "./orders";
import { reasonedActs } from "./staff-act";

const subjectOf = ({ title, author, priceGrosze, state }: BookCard) =>
  [title, author, formatPrice(priceGrosze), bookStateLabels[state].label.toLowerCase()].join(" · ");

const soldSoFar = ({ orders }: BookCard) =>
  `Sprzedane egzemplarze: ${orders.paid}. Pobiera się je dalej, z mailami i stronami zamówień włącznie.`;

const nobodyTold = "Nie wyjdzie żadna wiadomość, a pieniądze zostają bez zmian.";

const notOnSale = "Tej książki nie ma w sprzedaży.";
const notPutAway = "Tej książki nie ma w archiwum.";

const defineBookAct = reasonedActs({
  permission: "manage_books",
  reasons: bookReasonLabels,
  read: bookCard,
  subject: subjectOf,
});

/** An act that moves a book: what it comes to, why it cannot be done in a state that it does not start from, and what is said. */
const defineMove = (
  move: BookMove,
  title: string,
  button: string,
  done: FlashCode,
  words: {
    effects: (book: BookCard) => string[];
    impossible: Partial<Record<BookState, string>>;
  },
) =>
  defineBookAct({
    ...{ title, button },
    preview: (book) => ({
      effects: words.effects(book),
      impossible: canMove(book.state, move) ? undefined : words.impossible[book.state],
    }),
    async perform(ctx, bookId, reason) {
      await shelveBook(ctx, { bookId, reason, move });
      return done;
    },
  });

export const publish = defineMove("publish", "Opublikuj książkę", "Opublikuj", "book-published", {
  effects: ({ priceGrosze, slug }) => [
    `Każdy będzie mógł kupić tę książkę za ${formatPrice(priceGrosze)}: stanie w sklepie i pod adresem ${paths.book(slug)}.`,
    "Znajdą ją też wyszukiwarki. Nie wyjdzie żadna wiadomość.",
  ],
  impossible: {
    published: "Ta książka jest już w sprzedaży.",
    archived: "Ta książka jest w archiwum. Najpierw ją przywróć.",
  },
});

export const unpublish = defineMove(
  "unpublish",
  "Wycofaj książkę ze sprzedaży",
  "Wycofaj ze sprzedaży",
  "book-unpublished",
  {
    effects: (book) => [
      "Książka zniknie ze sklepu, a jej strona przestanie działać. Kto właśnie płaci, dostanie swój egzemplarz.",
      soldSoFar(book),
      nobodyTold,
    ],
    impossible: { draft: notOnSale, archived: notOnSale },
  },
);

export const archive = defineMove(
  "archive",
  "Odłóż książkę do archiwum",
  "Odłóż do archiwum",
  "book-archived",
  {
    effects: (book) => [
      "Książka zniknie ze sklepu i z tej listy; znajdziesz ją w filtrze „W archiwum” i możesz przywrócić.",
      soldSoFar(book),
      nobodyTold,
    ],
    impossible: { archived: "Ta książka jest już w archiwum." },
  },
);

export const restore = defineMove(
  "restore",
  "Przywróć książkę z archiwum",
  "Przywróć",
  "book-restored",
  {
    effects: () => ["Książka wróci na listę. Do sprzedaży trafi dopiero, gdy ją opublikujesz."],
    impossible: { published: notPutAway, draft: notPutAway },
  },
);

export const remove = defineBookAct({
  title: "Usuń książkę",
  button: "Usuń książkę",
  isDangerous: true,
  removes: true,
  preview: (book) => ({
    effects: [
      "Książka, jej wydania i historia jej cen znikną na zawsze. Pliki usuniemy po 30 dniach, jeśli nie użyje ich inna książka.",
      "Nikt jej nie zamówił, więc nikt niczego nie straci. Nie wyjdzie żadna wiadomość.",
    ],
    impossible:
      book.orders.all === 0
        ? undefined
        : `Tej książki nie da się usunąć: ma ${formatCount(book.orders.all, "zamówienie", "zamówienia", "zamówień")}. Możesz odłożyć ją do archiwum.`,
  }),
  async perform(ctx, bookId, reason) {
    await deleteBook(ctx, { bookId, reason });
    return "book-deleted";
  },
});

export const send = defineAssistance({
  title: "Wyślij e-booka ponownie",
  button: "Wyślij ponownie",
  preview: (order) => ({
    effects: [
      `Jedna wiadomość z linkiem do pobrania wyjdzie na adres ${order.email ?? "–"}, gdy tylko poczta ją przyjmie.`,
      "Pieniądze zostają bez zmian.",
    ],
    impossible: order.canSendBook
      ? undefined
      : order.failure === "mail_refused"
        ? "Poczta odrzuciła ten adres. Popraw go, a e-book wyjdzie sam."
        : order.completedAt
          ? "Ten e-book został już wysłany. Na stronie zamówienia jest zwykła ponowna wysyłka."
          : "Nie ma czego wysłać: to zamówienie nie jest opłacone albo się skończyło.",
  }),
  async perform(ctx, orderId, reason) {
    await sendBookNow(ctx, { orderId, reason });
    return "ebook-sent";
  },
});
