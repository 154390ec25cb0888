import type { Refusal } from "../command/refusals";
import { bookAuditEvents, bookRefusals } from "./acts";

export const bookStates = {
  published: { label: "W sprzedaży", tone: "success" },
  draft: { label: "Nieopublikowana", tone: "warning" },
  archived: { label: "W archiwum", tone: "neutral" },
} as const;
export type BookState = keyof typeof bookStates;

export const bookStateOf = (book: { isPublished: boolean; archivedAt: Date | null }): BookState =>
  book.archivedAt !== null ? "archived" : book.isPublished ? "published" : "draft";

const { on_sale, put_away, not_on_sale, archived_already, not_archived } = bookRefusals;

/**
 * What moves a book from one state to another (on sale, off it, into the archive and out of it), and why it cannot be
 * moved so from a state.
 */
export const bookTransitions = {
  publish: {
    act: bookAuditEvents.publish_book,
    to: "published",
    refused: { published: on_sale, archived: put_away },
  },
  unpublish: {
    act: bookAuditEvents.unpublish_book,
    to: "draft",
    refused: { draft: not_on_sale, archived: not_on_sale },
  },
  archive: {
    act: bookAuditEvents.archive_book,
    to: "archived",
    refused: { archived: archived_already },
  },
  restore: {
    act: bookAuditEvents.restore_book,
    to: "draft",
    refused: { published: not_archived, draft: not_archived },
  },
} as const satisfies Record<
  string,
  { act: object; to: BookState; refused: Partial<Record<BookState, Refusal>> }
>;

/** Why nothing is changed about a book in this state; null where it can be. */
export const changeRefusal = ({ state }: { state: BookState }): Refusal | null =>
  state === "archived" ? put_away : null;

export type BookTransition = keyof typeof bookTransitions;

/** Why a book in this state cannot be moved so; null where it can. */
export function transitionRefusal(state: BookState, move: BookTransition): Refusal | null {
  const { refused }: { refused: Partial<Record<BookState, Refusal>> } = bookTransitions[move];
  return refused[state] ?? null;
}
