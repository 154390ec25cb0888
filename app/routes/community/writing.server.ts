import type { Sent } from "~/http/free-text-action.server";
import { Conflict, NotAllowed, TooManyRequests } from "~/services/command/errors";
import { notAllowedWords, tooOftenWords, writingStoppedWords } from "./refusals";

/**
 * Runs a verb that writes. What its writer can do something about is told on the form, with every word still in it.
 * @throws the form with a sentence, for its page's `formBoundary`
 */
export async function writing<Page, Result>(
  { refuse }: Pick<Sent<Page>, "refuse">,
  verb: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verb();
  } catch (error) {
    if (error instanceof TooManyRequests) return refuse(tooOftenWords, 429);
    if (error instanceof Conflict && error.code === "writing_stopped")
      return refuse(writingStoppedWords, 409);
    const words = error instanceof NotAllowed ? notAllowedWords(error.code) : null;
    if (words !== null) return refuse(words, 403);
    throw error;
  }
}
