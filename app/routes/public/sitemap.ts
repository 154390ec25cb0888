import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/config/env.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { listedBooks } from "~/services/books/queries.server";
import { indexedGroups } from "~/services/groups/queries.server";
import { archivedMonths, recentPeriods } from "~/services/horoscopes/queries.server";
import { nameOfPeriod } from "~/sky/ephemeris/period-names";
import { publicPages } from "./public-pages";

/** Every page that a search engine may show, in the sitemaps.org protocol. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const groups = await indexedGroups(ctx);
  const shelf = await listedBooks(ctx);
  const [recent, months] = await Promise.all([recentPeriods(ctx), archivedMonths(ctx)]);
  const addresses = [
    ...publicPages,
    ...shelf.flatMap(({ slug, hasExcerpt }) =>
      hasExcerpt ? [paths.book(slug), paths.bookFragment(slug)] : [paths.book(slug)],
    ),
    ...groups.map((slug) => paths.group(slug)),
    ...recent.map(({ sign, scope, startsOn }) =>
      paths.horoscopeOf(sign, nameOfPeriod({ scope, from: startsOn })),
    ),
    ...months.map(({ sign, month }) => paths.horoscopeArchive(sign, month)),
  ];
  const entries = addresses.map((path) => `  <url><loc>${env.APP_URL}${path}</loc></url>`);
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
