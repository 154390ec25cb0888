import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import { readHoroscope } from "~/services/horoscopes/queries.server";
import { isCardShape } from "~/documents/sentence-card.server";
import { drawShareCard } from "~/services/horoscopes/share-card.server";
import { periodInWords } from "~/sky/ephemeris/period";
import { periodNamed } from "~/sky/ephemeris/period-names";
import { signs } from "~/sky/signs";

/** A published sentence as a picture to be passed on; nothing is drawn for a text that is not out. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, shape = ""] = /^karta-(\p{L}+)\.png$/u.exec(params.card ?? "") ?? [];
  const sign = signs.find(({ slug }) => slug === params.sign);
  const period = periodNamed(params.period ?? "");
  if (!sign || !period || !isCardShape(shape)) throw new Response(null, { status: 404 });
  const ctx = serviceContext("visitor", requestLog(context));
  const { entries } = await readHoroscope(ctx, { sign: sign.slug, period });
  const main = entries.find(({ kind }) => kind === "main");
  if (!main) throw new Response(null, { status: 404 });
  const label = periodInWords(period);
  const bytes = await drawShareCard({ sign, sentence: main.header, label, shape });
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "public, max-age=3600",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
