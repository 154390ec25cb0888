import { env } from "~/config/env.server";
import { askForText } from "~/integrations/ai/model.server";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { NotFound } from "../command/errors";
import { beginText, storeText } from "./store-text.server";
import type { TextSubject } from "./subject";

/**
 * The text that a member tries streams with, on a page which production does not have.
 * @throws NotAllowed, NotFound
 */
export function trialOf(ctx: ServiceContext): TextSubject {
  if (env.NODE_ENV === "production") throw new NotFound("trial");
  return { kind: "trial", id: authoriseSelf(ctx) };
}

/**
 * Has the model answer a question; returns once that has begun.
 * @throws NotAllowed, NotFound, Conflict see `beginText`
 */
export async function beginTrial(ctx: ServiceContext, question: string): Promise<void> {
  const stream = await beginText(ctx, trialOf(ctx));
  const pieces = askForText(
    {
      system: "Odpowiadasz krótko i życzliwie, po polsku.",
      prompt: question,
      maxOutputTokens: 500,
    },
    async () => undefined,
  );
  storeText(stream, pieces).catch((error: unknown) =>
    ctx.log.warn({ error: describeError(error) }, "could not write a trial"),
  );
}
