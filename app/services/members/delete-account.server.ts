import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { ownSession, type InSession } from "../sessions/own-session.server";
import { removeAccount } from "./remove-account.server";
import { deletionNeedsSignIn } from "./refusals";
import type { LeftBehind } from "./member-states";

/**
 * Deletes an account with everything that belongs to it, ends its sessions on every device, and enqueues the deletion
 * of the identity at the provider. What remains for those minutes is the identifier that the provider is asked with.
 * Orders stay: they belong to no account, and accounting needs them. So do texts in groups, if that is what is wished, and
 * then nothing tells any more whose they were.
 * @throws NotAllowed also when the sign-in is not a fresh one
 */
export async function deleteAccount(
  ctx: ServiceContext,
  { texts = "remove", ...session }: InSession & { texts?: LeftBehind },
): Promise<void> {
  const { auth0Id, isFresh } = await ownSession(ctx, session);
  if (!isFresh) throw new NotAllowed(deletionNeedsSignIn);
  await inTransaction(ctx, (tx) => removeAccount(tx, auth0Id, texts));
}
