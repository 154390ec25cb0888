import type { TextByControl } from "~/forms/kind";
import type { PostedForm } from "~/forms/parse-form";
import { refusal } from "~/forms/refusal";
import { Conflict, NotAllowed, TooOften } from "~/services/command/errors";
import { notAllowedWords, tooOftenWords, writingStoppedWords } from "./refusals";

/**
 * Runs a verb that writes. What its writer can do something about is told on the form, with every word still in it.
 * @throws the form with a sentence, for its page's `formBoundary`
 */
export async function writing<Result>(
  form: PostedForm,
  page: unknown,
  verb: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verb();
  } catch (error) {
    if (error instanceof TooOften) throw refusal(page, form, tooOftenWords, 429);
    if (error instanceof Conflict && error.code === "writing_stopped")
      throw refusal(page, form, writingStoppedWords, 409);
    const words = error instanceof NotAllowed ? notAllowedWords(error.code) : null;
    if (words !== null) throw refusal(page, form, words, 403);
    throw error;
  }
}

/** The same form once more, with a sentence about all of it or about its controls. */
export function sayNo(form: PostedForm, page: unknown, words: string | TextByControl): never {
  throw refusal(page, form, words, 422);
}
