import { data } from "@remix-run/node";
import type { PostedForm } from "~/forms/parse-form";
import { wholeForm, type Refusal } from "~/forms/refusal";
import { refusalAmong, TooManyRequests } from "~/services/command/errors";
import type { ServiceContext } from "~/services/command/context.server";
import { hearUnsent } from "~/services/talks/hear-unsent.server";
import { consentRefusals, limitReached } from "~/services/talks/refusals";

/** What is said where nothing could be sent for a reason of ours. */
export const sendFailures = {
  notKept: "Wystąpił błąd podczas komunikacji z serwerem. Spróbuj ponownie później.",
};

/**
 * Gives a message back where today's are used up, with help first where that is heard in it, and where its writer does not
 * consent any more.
 * @param sent.talkId null where the message would have begun one
 * @param sent.withHelp the page with help first
 * @throws both, or the error
 */
export const sendRefused =
  <Page>(
    ctx: ServiceContext,
    { values }: Pick<PostedForm, "values">,
    sent: { page: Page; talkId: string | null; withHelp: (page: Page) => Page },
  ) =>
  async (error: unknown): Promise<never> => {
    if (refusalAmong(error, consentRefusals)) {
      const errors = { [wholeForm]: consentRefusals.talk_consent.text };
      throw data({ page: sent.page, values, errors } satisfies Refusal, { status: 409 });
    }
    if (!(error instanceof TooManyRequests)) throw error;
    const { talkId, withHelp } = sent;
    const needsHelp = await hearUnsent(ctx, { talkId, content: values.message ?? "" });
    const page = needsHelp ? withHelp(sent.page) : sent.page;
    const { text, errorType } = limitReached;
    throw data(
      { page, values, errors: { [wholeForm]: text }, errorType } satisfies Refusal & {
        errorType: string;
      },
      { status: 429, headers: { "Retry-After": String(error.retryAfterSeconds) } },
    );
  };
