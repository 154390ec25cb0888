/** Why staff change what is sold of a book; a code. */
export const bookReasons = [
  "new_book",
  "correction",
  "new_edition",
  "price_change",
  "offer_change",
  "rights_holder",
  "complaint",
  "mistake",
] as const;
export type BookReason = (typeof bookReasons)[number];
