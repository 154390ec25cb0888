import { eq } from "drizzle-orm";
import { groupMembers, users } from "~/db/schema";
import { noOtherLimits, type OtherLimits } from "~/site/moderation";
import type { ServiceContext } from "../command/context.server";
import { silenceEnd } from "../groups/access.server";
import type { Case } from "./subject.server";

/**
 * What holds against whoever a case is about, as of now: beside a decision that takes nothing away it can only come from
 * another one.
 */
export async function otherLimits(
  ctx: Pick<ServiceContext, "db" | "now">,
  { authorId, accountId }: Pick<Case, "authorId" | "accountId">,
): Promise<OtherLimits> {
  if (authorId !== null) {
    const [member] = await ctx.db.select().from(groupMembers).where(eq(groupMembers.id, authorId));
    return {
      silencedUntil: silenceEnd(member ?? null, ctx.now()),
      isBanned: member?.state === "banned",
    };
  }
  if (accountId === null) return noOtherLimits;
  const [account] = await ctx.db.select().from(users).where(eq(users.id, accountId));
  return {
    ...noOtherLimits,
    ...(account?.status === "banned" && { bannedUntil: account.bannedUntil }),
  };
}
