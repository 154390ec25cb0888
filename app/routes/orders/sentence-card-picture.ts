import type { LoaderFunctionArgs } from "@remix-run/node";
import { skyLine } from "~/copy/sky-line";
import { drawSentenceCard, isCardShape } from "~/documents/sentence-card.server";
import { isOpened } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import { ownFile } from "~/http/own-file.server";
import type { RouteHandle } from "~/http/route-handle";
import { serviceContext } from "~/services/command/context.server";
import { openSentences } from "~/services/fulfilment/sentences-of-document.server";
import { figureAbove } from "~/sky/ephemeris/figure-above.server";
import { findConstellation } from "~/sky/constellations";
import { chosenSentence } from "./chosen-sentence";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

const notes = { model: "tekst: AI", demonstration: "tekst: demonstracja, bez AI" } as const;

/** A sentence that the buyer chose, under the stars of their document, for whoever holds the order's token. Nothing keeps it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [, shape = ""] = /^(\w+)\.png$/.exec(params.picture ?? "") ?? [];
  const ctx = serviceContext("buyer", requestLog(context));
  const choice = isCardShape(shape)
    ? await openSentences(ctx, params.token ?? "", isOpened(request))
    : null;
  const sentence = choice && choice.sentences[chosenSentence(request, choice.sentences) ?? -1];
  if (!choice || !sentence || !isCardShape(shape)) throw new Response(null, { status: 404 });
  const { figure, origin, placedAt, productTitle } = choice;
  const isOfTheMinute = figureAbove(placedAt) === figure;
  const bytes = await drawSentenceCard({
    ...{ figure, sentence, shape },
    title: findConstellation(figure)?.polishName ?? "",
    label: isOfTheMinute ? skyLine(placedAt) : productTitle,
    note: notes[origin],
    isGenerated: origin === "model",
  });
  return ownFile({ bytes, contentType: "image/png", fileName: `zdanie-${shape}.png` });
}
