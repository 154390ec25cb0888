import { sendPasswordMail } from "~/integrations/identity/management.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { describeError } from "../command/describe-error";
import type { ServiceContext } from "../command/context.server";
import { ownSession, type InSession } from "../sessions/own-session.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";

/** Whether an identity has a password at all: others sign in through a third party, whose password we cannot change. */
export const hasPassword = (auth0Id: string) => auth0Id.startsWith("auth0|");

/**
 * Asks the provider for a mail that leads to a new password, to the address by which it knows the member.
 * @throws NotAllowed, TooManyRequests
 */
export async function requestPasswordMail(
  ctx: ServiceContext,
  input: InSession,
): Promise<"sent" | "no_email" | "no_password" | "failed"> {
  const { auth0Id, email: knownEmail, accountEmail } = await ownSession(ctx, input);
  const email = knownEmail ?? accountEmail;
  if (!hasPassword(auth0Id)) return "no_password";
  if (!email) return "no_email";
  await requireRateLimit(ctx, "passwordMails", auth0Id);
  try {
    await sendPasswordMail(email);
    return "sent";
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn({ error: describeError(error) }, "mail for a new password was not sent");
    return "failed";
  }
}
