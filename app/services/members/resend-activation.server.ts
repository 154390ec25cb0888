import { sendVerificationMail } from "~/integrations/identity/management.server";
import { authoriseIdentity } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";

/**
 * Asks the provider for another activation mail to the acting identity. A request counts whether it succeeds or not.
 * @throws NotAllowed, TooManyRequests, ExternalServiceError
 */
export async function resendActivation(ctx: ServiceContext): Promise<void> {
  const auth0Id = authoriseIdentity(ctx);
  await requireRateLimit(ctx, "activationMails", auth0Id);
  await sendVerificationMail(auth0Id);
}
