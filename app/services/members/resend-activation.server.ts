import { sendVerificationMail } from "~/integrations/identity/management.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { describeError } from "../command/describe-error";
import { authoriseIdentity } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";

/**
 * Asks the provider for another activation mail to the acting identity. A request counts whether it succeeds or not.
 * @throws NotAllowed, TooManyRequests
 */
export async function resendActivation(ctx: ServiceContext): Promise<"sent" | "failed"> {
  const auth0Id = authoriseIdentity(ctx);
  await requireRateLimit(ctx, "activationMails", auth0Id);
  try {
    await sendVerificationMail(auth0Id);
    return "sent";
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn({ error: describeError(error) }, "activation mail was not sent");
    return "failed";
  }
}
