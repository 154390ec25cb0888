import type { LoaderFunctionArgs } from "@remix-run/node";
import { skyLine } from "~/copy/sky-line";
import { isCardShape, SentenceCards } from "~/documents/sentence-card.server";
import { isOpened } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import { ownFile } from "~/http/own-file.server";
import type { RouteHandle } from "~/http/route-handle";
import { serviceContext } from "~/services/command/context.server";
import { openSentences } from "~/services/fulfilment/sentences-of-document.server";
import { requireRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { networkOf } from "~/services/rate-limits/network";
import { findConstellation } from "~/sky/constellations";
import { chosenSentence } from "./chosen-sentence.server";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

const notes = { model: "tekst: AI", demonstration: "tekst: demonstracja, bez AI" } as const;

/** Apart from the pictures that everybody shares: neither waits for the other. */
const cards = new SentenceCards(20);

/** A sentence that the buyer chose, under the stars of their document, for whoever holds the order's token. Nothing keeps it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [, shape = ""] = /^(\w+)\.png$/.exec(params.picture ?? "") ?? [];
  const { token = "" } = params;
  const ctx = serviceContext("buyer", requestLog(context));
  const choice = isCardShape(shape) ? await openSentences(ctx, token, isOpened(request)) : null;
  const sentence = choice && chosenSentence(request, choice.sentences);
  if (!choice || !sentence || !isCardShape(shape)) throw new Response(null, { status: 404 });
  await requireRateLimit(ctx, "sentenceCards", token);
  const { clientAddress } = context;
  if (clientAddress)
    await requireRateLimit(ctx, "sentenceCardsOfNetwork", networkOf(clientAddress));
  if (cards.areFull) {
    context.askToComeBack?.(5);
    throw new Response(null, { status: 503 });
  }
  const { figure, origin, skyAt, productTitle } = choice;
  const bytes = await cards.draw({
    ...{ figure, sentence, shape },
    title: findConstellation(figure)?.polishName ?? "",
    label: skyAt ? skyLine(skyAt) : productTitle,
    note: notes[origin],
    isGenerated: origin === "model",
  });
  return ownFile({ bytes, contentType: "image/png", fileName: `zdanie-${shape}.png` });
}
