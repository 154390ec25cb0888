import { formatCount, formatPrice } from "~/copy/format";
import { paths } from "~/http/paths";
import type { BookReason } from "~/services/books/book-reasons";
import { bookCard, type BookCard } from "~/services/books/desk-queries.server";
import {
  archiveBook,
  deleteBook,
  publishBook,
  restoreBook,
  unpublishBook,
} from "~/services/books/shelve-book.server";
import type { AssistReason } from "~/services/buyers/assist-reasons";
import { orderCard } from "~/services/buyers/desk-queries.server";
import { sendBookNow } from "~/services/buyers/ebook-desk.server";
import { bookReasonLabels, bookStateLabels } from "../labels";
import { assistReasonLabels } from "../order-labels";
import { subjectOf as orderSubjectOf } from "./orders";
import { defineStaffAct, reasonField } from "./staff-act";

const permission = "manage_books";
const fields = [reasonField(bookReasonLabels)] as const;

const subjectOf = ({ title, author, priceGrosze, state }: BookCard) =>
  [title, author, formatPrice(priceGrosze), bookStateLabels[state].label.toLowerCase()].join(" · ");

const soldSoFar = ({ orders }: BookCard) =>
  `Sprzedane egzemplarze: ${orders.paid}. Pobiera się je dalej, z mailami i stronami zamówień włącznie.`;

const nobodyTold = "Nie wyjdzie żadna wiadomość, a pieniądze zostają bez zmian.";

export const publish = defineStaffAct({
  title: "Opublikuj książkę",
  button: "Opublikuj",
  permission,
  fields,
  async preview(ctx, id) {
    const book = await bookCard(ctx, id);
    return {
      subject: subjectOf(book),
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
    };
  },
  async perform(ctx, bookId, { reason }) {
    await publishBook(ctx, { bookId, reason: reason as BookReason });
    return "book-published";
  },
});

export const unpublish = defineStaffAct({
  title: "Wycofaj książkę ze sprzedaży",
  button: "Wycofaj ze sprzedaży",
  permission,
  fields,
  async preview(ctx, id) {
    const book = await bookCard(ctx, id);
    return {
      subject: subjectOf(book),
      effects: [
        "Książka zniknie ze sklepu, a jej strona przestanie działać. Kto właśnie płaci, dostanie swój egzemplarz.",
        soldSoFar(book),
        nobodyTold,
      ],
      impossible: book.state === "published" ? undefined : "Tej książki nie ma w sprzedaży.",
    };
  },
  async perform(ctx, bookId, { reason }) {
    await unpublishBook(ctx, { bookId, reason: reason as BookReason });
    return "book-unpublished";
  },
});

export const archive = defineStaffAct({
  title: "Odłóż książkę do archiwum",
  button: "Odłóż do archiwum",
  permission,
  fields,
  async preview(ctx, id) {
    const book = await bookCard(ctx, id);
    return {
      subject: subjectOf(book),
      effects: [
        "Książka zniknie ze sklepu i z tej listy; znajdziesz ją w filtrze „W archiwum” i możesz przywrócić.",
        soldSoFar(book),
        nobodyTold,
      ],
      impossible: book.state === "archived" ? "Ta książka jest już w archiwum." : undefined,
    };
  },
  async perform(ctx, bookId, { reason }) {
    await archiveBook(ctx, { bookId, reason: reason as BookReason });
    return "book-archived";
  },
});

export const restore = defineStaffAct({
  title: "Przywróć książkę z archiwum",
  button: "Przywróć",
  permission,
  fields,
  async preview(ctx, id) {
    const book = await bookCard(ctx, id);
    return {
      subject: subjectOf(book),
      effects: ["Książka wróci na listę. Do sprzedaży trafi dopiero, gdy ją opublikujesz."],
      impossible: book.state === "archived" ? undefined : "Tej książki nie ma w archiwum.",
    };
  },
  async perform(ctx, bookId, { reason }) {
    await restoreBook(ctx, { bookId, reason: reason as BookReason });
    return "book-restored";
  },
});

export const remove = defineStaffAct({
  title: "Usuń książkę",
  button: "Usuń książkę",
  permission,
  isDangerous: true,
  removes: true,
  fields,
  async preview(ctx, id) {
    const book = await bookCard(ctx, id);
    return {
      subject: subjectOf(book),
      effects: [
        "Książka, jej wydania i historia jej cen znikną na zawsze. Pliki usuniemy po 30 dniach, jeśli nie użyje ich inna książka.",
        "Nikt jej nie zamówił, więc nikt niczego nie straci. Nie wyjdzie żadna wiadomość.",
      ],
      impossible:
        book.orders.all === 0
          ? undefined
          : `Tej książki nie da się usunąć: ma ${formatCount(book.orders.all, "zamówienie", "zamówienia", "zamówień")}. Możesz odłożyć ją do archiwum.`,
    };
  },
  async perform(ctx, bookId, { reason }) {
    await deleteBook(ctx, { bookId, reason: reason as BookReason });
    return "book-deleted";
  },
});

export const send = defineStaffAct({
  title: "Wyślij e-booka ponownie",
  button: "Wyślij ponownie",
  permission: "assist_orders",
  fields: [reasonField(assistReasonLabels)],
  async preview(ctx, id) {
    const order = await orderCard(ctx, id);
    return {
      subject: orderSubjectOf(order),
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
    };
  },
  async perform(ctx, orderId, { reason }) {
    await sendBookNow(ctx, { orderId, reason: reason as AssistReason });
    return "ebook-sent";
  },
});
