import { formatCount, formatPrice } from "~/copy/format";
import { paths } from "~/paths";
import { bookCard, type BookCard } from "~/services/books/desk-queries.server";
import {
  archiveBook,
  deleteBook,
  publishBook,
  restoreBook,
  unpublishBook,
} from "~/services/books/shelve-book.server";
import { sendBookNow } from "~/services/desk/ebooks.server";
import { bookReasonLabels, bookStateLabels } from "../book-labels";
import { defineAssistance } from "./orders";
import { reasonedActs } from "./staff-act";

const subjectOf = ({ title, author, priceGrosze, state }: BookCard) =>
  [title, author, formatPrice(priceGrosze), bookStateLabels[state].label.toLowerCase()].join(" · ");

const soldSoFar = ({ orders }: BookCard) =>
  `Sprzedane egzemplarze: ${orders.paid}. Pobiera się je dalej, z mailami i stronami zamówień włącznie.`;

const nobodyTold = "Nie wyjdzie żadna wiadomość, a pieniądze zostają bez zmian.";

const defineBookAct = reasonedActs({
  permission: "manage_books",
  reasons: bookReasonLabels,
  read: bookCard,
  subject: subjectOf,
});

export const publish = defineBookAct({
  title: "Opublikuj książkę",
  button: "Opublikuj",
  preview: (book) => ({
    effects: [
      `Każdy będzie mógł kupić tę książkę za ${formatPrice(book.priceGrosze)}: stanie w sklepie i pod adresem ${paths.book(book.slug)}.`,
      "Znajdą ją też wyszukiwarki. Nie wyjdzie żadna wiadomość.",
    ],
    impossible:
      book.state === "draft"
        ? undefined
        : book.state === "published"
          ? "Ta książka jest już w sprzedaży."
          : "Ta książka jest w archiwum. Najpierw ją przywróć.",
  }),
  async perform(ctx, bookId, reason) {
    await publishBook(ctx, { bookId, reason });
    return "book-published";
  },
});

export const unpublish = defineBookAct({
  title: "Wycofaj książkę ze sprzedaży",
  button: "Wycofaj ze sprzedaży",
  preview: (book) => ({
    effects: [
      "Książka zniknie ze sklepu, a jej strona przestanie działać. Kto właśnie płaci, dostanie swój egzemplarz.",
      soldSoFar(book),
      nobodyTold,
    ],
    impossible: book.state === "published" ? undefined : "Tej książki nie ma w sprzedaży.",
  }),
  async perform(ctx, bookId, reason) {
    await unpublishBook(ctx, { bookId, reason });
    return "book-unpublished";
  },
});

export const archive = defineBookAct({
  title: "Odłóż książkę do archiwum",
  button: "Odłóż do archiwum",
  preview: (book) => ({
    effects: [
      "Książka zniknie ze sklepu i z tej listy; znajdziesz ją w filtrze „W archiwum” i możesz przywrócić.",
      soldSoFar(book),
      nobodyTold,
    ],
    impossible: book.state === "archived" ? "Ta książka jest już w archiwum." : undefined,
  }),
  async perform(ctx, bookId, reason) {
    await archiveBook(ctx, { bookId, reason });
    return "book-archived";
  },
});

export const restore = defineBookAct({
  title: "Przywróć książkę z archiwum",
  button: "Przywróć",
  preview: (book) => ({
    effects: ["Książka wróci na listę. Do sprzedaży trafi dopiero, gdy ją opublikujesz."],
    impossible: book.state === "archived" ? undefined : "Tej książki nie ma w archiwum.",
  }),
  async perform(ctx, bookId, reason) {
    await restoreBook(ctx, { bookId, reason });
    return "book-restored";
  },
});

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
