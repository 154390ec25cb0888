import { retryDelays } from "~/config/limits";
import { eq } from "drizzle-orm";
import type { OutstandingJob } from "~/db/add-job.server";
import { identityDeletions } from "~/db/schema";
import { deleteIdentity } from "~/integrations/identity/management.server";
import type { ServiceContext } from "../command/context.server";

/** The key of the job that finishes a deletion: there is one, however often it is asked for. */
export const identityDeletionKey = (deletionId: string) => `identity:${deletionId}`;

/**
 * Has the provider delete the identity of a deleted account, and then forgets it here, too. Done twice, it is done.
 * @throws ExternalServiceError when the provider should be asked again
 */
export async function requestIdentityDeletion(
  ctx: ServiceContext,
  deletionId: string,
): Promise<void> {
  const [deletion] = await ctx.db
    .select({ auth0Id: identityDeletions.auth0Id })
    .from(identityDeletions)
    .where(eq(identityDeletions.id, deletionId));
  if (!deletion) return;
  await deleteIdentity(deletion.auth0Id);
  await ctx.db.delete(identityDeletions).where(eq(identityDeletions.id, deletionId));
}

/** The deletions that are still open. */
export async function outstandingIdentityDeletions(
  ctx: ServiceContext,
): Promise<OutstandingJob<"delete_identity">[]> {
  const open = await ctx.db.select({ id: identityDeletions.id }).from(identityDeletions);
  return open.map(({ id }) => ({
    payload: { deletionId: id },
    key: identityDeletionKey(id),
    rest: retryDelays.provider,
  }));
}
