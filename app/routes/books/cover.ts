import { bookOnSale } from "~/products/book-on-sale";
import { getCover } from "~/services/downloads/preview.server";

/** The cover of the book on sale. */
export function loader() {
  return new Response(getCover(bookOnSale.slug), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=3600",
      "Content-Security-Policy": "default-src 'none'; style-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
