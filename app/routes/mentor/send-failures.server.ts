import { data, redirect } from "@remix-run/node";
import type { PostedForm } from "~/forms/parse-form";
import { wholeForm, type Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { refusalAmong, TooManyRequests } from "~/services/command/errors";
import { consentRefusals, limitReached } from "~/services/talks/refusals";

/** What is said where nothing could be sent for a reason of ours. */
export const sendFailures = {
  notKept: "Wystąpił błąd podczas komunikacji z serwerem. Spróbuj ponownie później.",
};

/**
 * Gives a message back where today's are used up, and leads to what the mentor is whoever does not consent any more.
 * @throws both, or the error
 */
export const sendRefused =
  (page: unknown, { values }: Pick<PostedForm, "values">) =>
  (error: unknown): never => {
    if (refusalAmong(error, consentRefusals)) throw redirect(paths.talks(), 303);
    if (!(error instanceof TooManyRequests)) throw error;
    const { text, errorType } = limitReached;
    throw data(
      { page, values, errors: { [wholeForm]: text }, errorType } satisfies Refusal & {
        errorType: string;
      },
      { status: 429, headers: { "Retry-After": String(error.retryAfterSeconds) } },
    );
  };
