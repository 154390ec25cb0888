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
import { defineAssistance } from "./orders.server";
import { reasonedActs } from "../staff-act.server";
import { bookActs, bookMoves, bookRefusals, bookStates } from "../../books/acts";
import { orderActs, orderRefusals } from "../../orders/acts";

const subjectOf = ({ title, author, priceGrosze, state }: BookCard) =>
  [title, author, formatPrice(priceGrosze), bookStates[state].label.toLowerCase()].join(" · ");

const soldSoFar = ({ orders }: BookCard) =>
  `Sprzedane egzemplarze: ${orders.paid}. Pobiera się je dalej, z mailami i stronami zamówień włącznie.`;

/** Said with how many, where the verb knows only that there are some. */
const bookOrdered = (orders: number) => ({
  ...bookRefusals.ordered,
  text: `Tej książki nie da się usunąć: ma ${formatCount(orders, "zamówienie", "zamówienia", "zamówień")}. Możesz odłożyć ją do archiwum.`,
});

const nobodyTold = "Nie wyjdzie żadna wiadomość, a pieniądze zostają bez zmian.";

const defineBookAct = reasonedActs({
  target: "book",
  permission: "manage_books",
  read: bookCard,
  subject: subjectOf,
});

export const publish = defineBookAct({
  act: bookActs.publish_book,
  title: "Opublikuj książkę",
  button: "Opublikuj",
  may: ({ state }) => bookMoves.publish(state),
  effects: (book) => [
    `Każdy będzie mógł kupić tę książkę za ${formatPrice(book.priceGrosze)}: stanie w sklepie i pod adresem ${paths.book(book.slug)}.`,
    "Znajdą ją też wyszukiwarki. Nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, bookId, reason) {
    await publishBook(ctx, { bookId, reason });
    return "book-published";
  },
});

export const unpublish = defineBookAct({
  act: bookActs.unpublish_book,
  title: "Wycofaj książkę ze sprzedaży",
  button: "Wycofaj ze sprzedaży",
  may: ({ state }) => bookMoves.unpublish(state),
  effects: (book) => [
    "Książka zniknie ze sklepu, a jej strona przestanie działać. Kto właśnie płaci, dostanie swój egzemplarz.",
    soldSoFar(book),
    nobodyTold,
  ],
  async perform(ctx, bookId, reason) {
    await unpublishBook(ctx, { bookId, reason });
    return "book-unpublished";
  },
});

export const archive = defineBookAct({
  act: bookActs.archive_book,
  title: "Odłóż książkę do archiwum",
  button: "Odłóż do archiwum",
  may: ({ state }) => bookMoves.archive(state),
  effects: (book) => [
    "Książka zniknie ze sklepu i z tej listy; znajdziesz ją w filtrze „W archiwum” i możesz przywrócić.",
    soldSoFar(book),
    nobodyTold,
  ],
  async perform(ctx, bookId, reason) {
    await archiveBook(ctx, { bookId, reason });
    return "book-archived";
  },
});

export const restore = defineBookAct({
  act: bookActs.restore_book,
  title: "Przywróć książkę z archiwum",
  button: "Przywróć",
  may: ({ state }) => bookMoves.restore(state),
  effects: () => ["Książka wróci na listę. Do sprzedaży trafi dopiero, gdy ją opublikujesz."],
  async perform(ctx, bookId, reason) {
    await restoreBook(ctx, { bookId, reason });
    return "book-restored";
  },
});

export const remove = defineBookAct({
  act: bookActs.delete_book,
  title: "Usuń książkę",
  button: "Usuń książkę",
  isDangerous: true,
  removes: true,
  may: ({ orders }) => (orders.all === 0 ? null : bookOrdered(orders.all)),
  effects: () => [
    "Książka, jej wydania i historia jej cen znikną na zawsze. Pliki usuniemy po 30 dniach, jeśli nie użyje ich inna książka.",
    "Nikt jej nie zamówił, więc nikt niczego nie straci. Nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, bookId, reason) {
    await deleteBook(ctx, { bookId, reason });
    return "book-deleted";
  },
});

export const send = defineAssistance({
  act: orderActs.send_book,
  title: "Wyślij e-booka ponownie",
  button: "Wyślij ponownie",
  may: (order) =>
    order.canSendBook
      ? null
      : order.failure === "mail_refused"
        ? orderRefusals.address_refused
        : order.completedAt
          ? orderRefusals.book_sent
          : orderRefusals.nothing_to_send,
  effects: (order) => [
    `Jedna wiadomość z linkiem do pobrania wyjdzie na adres ${order.email ?? "–"}, gdy tylko poczta ją przyjmie.`,
    "Pieniądze zostają bez zmian.",
  ],
  async perform(ctx, orderId, reason) {
    await sendBookNow(ctx, { orderId, reason });
    return "ebook-sent";
  },
});
