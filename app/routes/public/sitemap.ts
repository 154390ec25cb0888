import { publicPages } from "./public-pages";
import { env } from "~/config/env.server";

/** Every page that a search engine may show, in the sitemaps.org protocol. */
export function loader() {
  const entries = publicPages.map((path) => `  <url><loc>${env.APP_URL}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ];
  return new Response(xml.join("\n"), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
