/** What a book is to a desk: on sale, not (yet, or any more), or put away. */
export type BookState = "published" | "draft" | "archived";

export const bookStateOf = (book: { isPublished: boolean; archivedAt: Date | null }): BookState =>
  book.archivedAt !== null ? "archived" : book.isPublished ? "published" : "draft";

/** What moves a book from one state to another: on sale, off it, into the archive and out of it. */
export const bookMoves = {
  publish: { from: ["draft"], to: "published", act: "publish_book" },
  unpublish: { from: ["published"], to: "draft", act: "unpublish_book" },
  archive: { from: ["published", "draft"], to: "archived", act: "archive_book" },
  restore: { from: ["archived"], to: "draft", act: "restore_book" },
} as const satisfies Record<string, { from: readonly BookState[]; to: BookState; act: string }>;

export type BookMove = keyof typeof bookMoves;

/** Whether a book in this state can be moved so. */
export const canMove = (state: BookState, move: BookMove): boolean =>
  (bookMoves[move].from as readonly BookState[]).includes(state);
