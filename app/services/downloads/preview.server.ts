import { env } from "~/config/env.server";
import { minutesToRead } from "~/copy/reading-time";
import { countPages } from "~/documents/book/page-count.server";
import { coverSvg } from "~/documents/book/cover.server";
import { paragraphsOf } from "~/products/e-book/product";
import { findBook } from "~/products/registry.server";
import type { BookFacts } from "~/site/book-facts";
import type { ServiceContext } from "../command/context.server";
import { findCoverFacts, type SoldBook } from "../books/queries.server";
import { ownMaster } from "./master.server";

/** The cover of a book that is, or was, on sale, as SVG; null for one that nobody knows of. */
export async function getCover(
  ctx: Pick<ServiceContext, "db">,
  slug: string,
): Promise<string | null> {
  const facts = await findCoverFacts(ctx, slug);
  if (!facts) return null;
  const { author, ...cover } = facts;
  return coverSvg({ ...cover, line: findBook(slug)?.subtitle ?? author });
}

export async function getBookFacts(book: SoldBook): Promise<BookFacts> {
  const { author, formats, files } = book;
  const about = paragraphsOf(book.description).slice(1);
  if (files.length > 0) {
    const pages = files.find(({ format }) => format === "pdf")?.pages ?? null;
    return { author, formats, pages, minutes: null, demonstration: false, about };
  }
  const { pdf } = await ownMaster(book.slug);
  const demonstration = !env.EBOOK_PDF_FILE;
  const words = (findBook(book.slug)?.chapters ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, paragraph) => sum + paragraph.split(/\s+/).length, 0);
  return {
    ...{ author, formats, about, demonstration },
    pages: await countPages(pdf),
    minutes: demonstration ? minutesToRead(words) : null,
  };
}
