import { brand } from "~/config/brand";

/** A title as a tab and a search engine show it. */
export const pageTitle = (title: string) => `${title} – ${brand.name}`;

/**
 * The head of a page.
 * @param description for search engines; they leave out a page without one, unless it says otherwise
 */
export const pageMeta = (
  title: string,
  description?: string,
  isIndexed = description !== undefined,
) => [
  { title: pageTitle(title) },
  ...(description === undefined ? [] : [{ name: "description", content: description }]),
  ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
];
