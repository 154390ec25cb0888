import { sendPasswordMail } from "~/integrations/identity/management.server";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { ownSession, type InSession } from "../sessions/own-session.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { passwordRefusals } from "./refusals";

/** Whether an identity has a password at all: others sign in through a third party, whose password we cannot change. */
export const hasPassword = (auth0Id: string) => auth0Id.startsWith("auth0|");

/**
 * Asks the provider for a mail that leads to a new password, to the address by which it knows the member. A request counts
 * whether it succeeds or not.
 * @throws NotAllowed, Conflict of `passwordRefusals`, TooManyRequests, ExternalServiceError
 */
export async function requestPasswordMail(ctx: ServiceContext, input: InSession): Promise<void> {
  const { auth0Id, email: knownEmail, accountEmail } = await ownSession(ctx, input);
  const email = knownEmail ?? accountEmail;
  if (!hasPassword(auth0Id)) throw new Conflict(passwordRefusals.no_password);
  if (!email) throw new Conflict(passwordRefusals.no_email);
  await requireRateLimit(ctx, "passwordMails", auth0Id);
  await sendPasswordMail(email);
}
