import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/config/env.server";
import { formatDay } from "~/copy/format";
import { escapeXml } from "~/documents/escape-xml";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { horoscopeKinds } from "~/services/horoscopes/entries";
import { newestOf } from "~/services/horoscopes/queries.server";
import { signs } from "~/sky/signs";
import { pageTitle } from "~/ui/page-meta";

const itemsAtMost = 14;

/** The newest daily texts of a sign, as RSS 2.0. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const sign = signs.find(({ slug }) => slug === params.sign);
  if (!sign) throw new Response(null, { status: 404 });
  const ctx = serviceContext("visitor", requestLog(context));
  const days = await newestOf(ctx, sign.slug, itemsAtMost);
  const items = days.map(({ startsOn, entries }) => {
    const [main, ...further] = entries;
    const link = env.APP_URL + paths.horoscopeOf(sign.slug, startsOn);
    const text = [
      ...(main?.content.split(/\n\n/u) ?? []),
      ...further.map(({ kind, content }) => `${horoscopeKinds[kind].title}: ${content}`),
      "Tekst: AI.",
    ].join("\n\n");
    return `<item><title>${escapeXml(`${formatDay(startsOn)}: ${main?.header ?? ""}`)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${(main?.publishedAt ?? new Date(`${startsOn}T00:00:00Z`)).toUTCString()}</pubDate><category>AI</category><description>${escapeXml(text)}</description></item>`;
  });
  const self = env.APP_URL + paths.horoscopeFeed(sign.slug);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(pageTitle(`Horoskop dzienny: ${sign.name}`))}</title>
<link>${escapeXml(env.APP_URL + paths.horoscopeToday(sign.slug))}</link>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(`Zdanie, trzy myśli i pytanie na każdy dzień dla ${sign.genitive}, pisane przez AI z obliczonego nieba.`)}</description>
<language>pl</language>
${items.join("\n")}
</channel></rss>
`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=900",
    },
  });
}
