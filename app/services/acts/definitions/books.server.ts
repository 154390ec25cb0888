import { formatCount, formatPrice } from "~/copy/format";
import { missingOf } from "~/forms/missing";
import { typedGrosze } from "~/forms/typed-values";
import type { FlashCode } from "~/notices/notices";
import { paths } from "~/paths";
import type { AuditEvent } from "../../audit/audit-events";
import { bookAuditEvents, bookReasons, bookRefusals, type BookReason } from "../../books/acts";
import {
  bookTransitions,
  changeRefusal,
  bookStates,
  transitionRefusal,
  type BookTransition,
} from "../../books/book-state";
import { factFields, factsOf, fillAll } from "../../books/book-fields";
import { addBook } from "../../books/add-book.server";
import { editBook, replaceBookFiles } from "../../books/edit-book.server";
import { bookCard, type BookCard } from "../../books/desk-queries.server";
import { deleteBook, changeBookState } from "../../books/change-book-state.server";
import { sendBookNow } from "../../fulfilment/send-book-now.server";
import { orderAuditEvents, orderRefusals } from "../../orders/acts";
import type { OrderCard } from "../../desk/order-card.server";
import { assistance } from "./orders.server";
import { reasonField } from "../reason-field";
import { defineStaffAct, reasonedAct, reasonedActs, type OwnPageAct } from "../staff-act.server";

const subjectOf = ({ title, author, priceGrosze, state }: BookCard) =>
  [title, author, formatPrice(priceGrosze), bookStates[state].label.toLowerCase()].join(" · ");

const soldSoFar = ({ orders }: BookCard) =>
  `Sprzedane egzemplarze: ${orders.paid}. Pobiera się je dalej, razem z e-mailami i stronami zamówień.`;

const bookOrdered = (orders: number) => ({
  ...bookRefusals.ordered,
  text: `Tej książki nie da się usunąć: ma ${formatCount(orders, "zamówienie", "zamówienia", "zamówień")}. Możesz odłożyć ją do archiwum.`,
});

const noNotification = "Nie wyjdzie żadna wiadomość, a pieniądze zostają bez zmian.";

const defineBookAct = reasonedActs({
  target: "book",
  permission: "manage_books",
  read: bookCard,
  subject: subjectOf,
});

/** A revision that no book has, for what is no number. */
function revisionOf(version: string): number {
  const revision = Number(version);
  return Number.isSafeInteger(revision) && revision < 2 ** 31 ? revision : -1;
}

export const edit = defineStaffAct({
  act: bookAuditEvents.edit_book,
  target: "book",
  title: "Zmień książkę",
  button: "Zapisz",
  link: { label: "Zmień" },
  permission: "manage_books",
  fields: [...factFields, reasonField(bookReasons)],
  read: bookCard,
  may: changeRefusal,
  preview: ({ title, priceGrosze, revision }) => ({
    subject: `Teraz: ${title}, ${formatPrice(priceGrosze)}`,
    note: "Adres strony zostaje. Nowa cena obowiązuje od razu i trafia do historii cen; kto już zamówił, ma tytuł i cenę z chwili zamówienia.",
    effects: [],
    version: String(revision),
  }),
  filled: ({ title, author, description, excerpt, priceGrosze }) => ({
    ...{ title, author, description },
    excerpt: excerpt ?? "",
    price: typedGrosze(priceGrosze),
  }),
  problems: (values) => missingOf(values, ["title", "description"], fillAll),
  mayInsistUpon: bookRefusals.changed,
  async perform(ctx, bookId, { reason, ...facts }, { version }) {
    await editBook(ctx, { ...factsOf(facts), bookId, revision: revisionOf(version), reason });
    return "book-edited";
  },
});

type Edition = { fileIds: readonly string[]; version: string; reason: BookReason };

/** Its files are kept before all is right, so its page is its own. */
export const replaceFiles: OwnPageAct<BookCard, Edition> = {
  act: bookAuditEvents.replace_book_file,
  target: "book",
  link: { label: "Nowe wydanie" },
  permission: "manage_books",
  read: bookCard,
  may: changeRefusal,
  async perform(ctx, bookId, { version, ...edition }) {
    await replaceBookFiles(ctx, { ...edition, bookId, revision: revisionOf(version) });
    return { done: "book-files-replaced", id: bookId };
  },
};

/** So is the page of a new one. */
export const add: OwnPageAct<null, Parameters<typeof addBook>[1], unknown> = {
  act: bookAuditEvents.add_book,
  target: "book",
  link: { label: "Dodaj książkę" },
  permission: "manage_books",
  creates: true,
  read: () => Promise.resolve(null),
  async perform(ctx, _new, input) {
    const { id } = await addBook(ctx, input);
    return { done: "book-added", id };
  },
};

const defineMove = (
  move: BookTransition,
  words: {
    title: string;
    button: string;
    done: FlashCode;
    effects: (book: BookCard) => string[];
  },
) => {
  const { done, ...page } = words;
  return defineBookAct({
    ...page,
    link: { label: page.button },
    act: bookTransitions[move].act as AuditEvent<BookReason>,
    may: ({ state }) => transitionRefusal(state, move),
    async perform(ctx, bookId, reason) {
      await changeBookState(ctx, { bookId, reason, move });
      return done;
    },
  });
};

export const publish = defineMove("publish", {
  title: "Opublikuj książkę",
  button: "Opublikuj",
  done: "book-published",
  effects: ({ priceGrosze, slug }) => [
    `Każdy będzie mógł kupić tę książkę za ${formatPrice(priceGrosze)}: stanie w sklepie i pod adresem ${paths.book(slug)}.`,
    "Znajdą ją też wyszukiwarki. Nie wyjdzie żadna wiadomość.",
  ],
});

export const unpublish = defineMove("unpublish", {
  title: "Wycofaj książkę ze sprzedaży",
  button: "Wycofaj ze sprzedaży",
  done: "book-unpublished",
  effects: (book) => [
    "Książka zniknie ze sklepu, a jej strona przestanie działać. Kto właśnie płaci, dostanie swój egzemplarz.",
    soldSoFar(book),
    noNotification,
  ],
});

export const archive = defineMove("archive", {
  title: "Odłóż książkę do archiwum",
  button: "Odłóż do archiwum",
  done: "book-archived",
  effects: (book) => [
    "Książka zniknie ze sklepu i z tej listy; znajdziesz ją w filtrze „W archiwum” i możesz przywrócić.",
    soldSoFar(book),
    noNotification,
  ],
});

export const restore = defineMove("restore", {
  title: "Przywróć książkę z archiwum",
  button: "Przywróć",
  done: "book-restored",
  effects: () => ["Książka wróci na listę. Do sprzedaży trafi dopiero, gdy ją opublikujesz."],
});

export const remove = defineBookAct({
  act: bookAuditEvents.delete_book,
  title: "Usuń książkę",
  button: "Usuń książkę",
  link: { label: "Usuń" },
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

export const send = reasonedAct({
  ...assistance,
  act: orderAuditEvents.send_book,
  title: "Wyślij e-booka ponownie",
  button: "Wyślij ponownie",
  link: { label: "Wyślij ponownie" },
  may: (order: Pick<OrderCard, "canSendBook" | "failure" | "completedAt">) =>
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
