import { and, eq } from "drizzle-orm";
import { groupMembers } from "~/db/schema";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import type { ServiceContext } from "../command/context.server";
import { Invalid, NotAllowed, NotFound } from "../command/errors";
import { groupAccess, viewerOf } from "./access.server";

/**
 * Gives or withdraws the consent to a model reading what a member writes in a sensitive group, with its version and time; from
 * then on rules alone listen, or it reads again. A state: the same again keeps the time of the first.
 * @throws NotAllowed for visitors, NotFound for whoever is not in the group, Invalid where it is not sensitive
 */
export async function setReadingConsent(
  ctx: ServiceContext,
  { slug, reads }: { slug: string; reads: boolean },
): Promise<void> {
  if (viewerOf(ctx) === null) throw new NotAllowed("not_signed_in");
  const access = await groupAccess(ctx, { slug });
  if (access?.membership?.state !== "active") throw new NotFound("group");
  if (!access.group.isSensitive) throw new Invalid("not_sensitive");
  const { version } = reads ? sensitiveGroupConsent : sensitiveGroupConsent.withoutReading;
  if (access.membership.consentVersion === version) return;
  await ctx.db
    .update(groupMembers)
    .set({ consentVersion: version, consentedAt: ctx.now() })
    .where(and(eq(groupMembers.id, access.membership.id), eq(groupMembers.state, "active")));
}
