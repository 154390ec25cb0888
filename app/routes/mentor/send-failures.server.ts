import { data } from "@remix-run/node";
import type { Screening } from "~/crisis/assess.server";
import type { PostedForm } from "~/forms/parse-form";
import { wholeForm, type Refusal } from "~/forms/refusal";
import { whenTaken } from "~/http/form-failure.server";
import { refusalAmong, TooManyRequests } from "~/services/command/errors";
import type { ServiceContext } from "~/services/command/context.server";
import type { RateLimitName } from "~/services/rate-limits/rules.server";
import { hearUnsent, type HelpFor } from "~/services/talks/hear-unsent.server";
import { consentRefusals, limitReached, noReply } from "~/services/talks/refusals";

/** What is said where nothing could be sent for a reason of ours. */
export const sendFailures = { notKept: noReply.failed };

/** Not the daily limit: of today's messages there may be some left. */
const tooManySends = (when: string) =>
  `W ciągu doby było tu zbyt wiele prób wysłania. Wyślij tę wiadomość ${when}.`;

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
    sent: {
      page: Page;
      talkId: string | null;
      screening: Screening;
      withHelp: (page: Page, helpFor: HelpFor) => Page;
    },
  ) =>
  async (error: unknown): Promise<never> => {
    if (refusalAmong(error, consentRefusals)) {
      const errors = { [wholeForm]: consentRefusals.talk_consent.text };
      throw data({ page: sent.page, values, errors } satisfies Refusal, { status: 409 });
    }
    if (!(error instanceof TooManyRequests)) throw error;
    const { talkId, withHelp, screening } = sent;
    const helpFor = await hearUnsent(ctx, { talkId, screening, content: values.message ?? "" });
    const page = helpFor ? withHelp(sent.page, helpFor) : sent.page;
    const { code, retryAfterSeconds = 1 } = error;
    const { text, errorType } = limitReached;
    const said =
      code === ("mentorSends" satisfies RateLimitName) ? tooManySends(whenTaken(error)) : text;
    throw data(
      { page, values, errors: { [wholeForm]: said }, errorType } satisfies Refusal & {
        errorType: string;
      },
      { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } },
    );
  };
