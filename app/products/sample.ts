/**
 * A document of a product as somebody might get it, shown before anything is bought: what they wrote and what was written
 * for them. It goes through the same template and renderer as every order. One file a product,
 * `app/products/<slug>/sample.ts`, exports one as `sample`; `npm run samples` renders them all.
 */
export type Sample<Content = unknown> = {
  /** The order form as it was filled in, by the names of its fields. */
  answers: Readonly<Record<string, string>>;
  /** Printed where a document shows the buyer's address. Default: none would be real, so one of example.com. */
  email?: string;
  /** Of the shape of the product's template. */
  content: Content;
};
