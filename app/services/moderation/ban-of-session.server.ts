import { and, desc, eq, isNull } from "drizzle-orm";
import { caseParties, moderationCases, moderationDecisions, sessions, users } from "~/db/schema";
import { reasonText, type ShownBan } from "~/site/moderation";
import { digest } from "../access/secrets.server";
import type { ServiceContext } from "../command/context.server";
import { caseKey } from "./case-key.server";

/** Why and until when the account of a session is shut out; null where it is not. @param sessionKey what the cookie holds */
export async function banOfSession(
  ctx: Pick<ServiceContext, "db">,
  sessionKey: string,
): Promise<ShownBan | null> {
  const [account] = await ctx.db
    .select({ id: users.id, until: users.bannedUntil })
    .from(sessions)
    .innerJoin(users, eq(users.auth0Id, sessions.auth0Id))
    .where(and(eq(sessions.keyHash, digest(sessionKey)), eq(users.status, "banned")));
  if (!account) return null;
  const [decided] = await ctx.db
    .select({ reason: moderationDecisions.reason, partyId: caseParties.id })
    .from(moderationCases)
    .innerJoin(moderationDecisions, eq(moderationDecisions.caseId, moderationCases.id))
    .innerJoin(
      caseParties,
      and(eq(caseParties.caseId, moderationCases.id), eq(caseParties.side, "author")),
    )
    .where(
      and(
        eq(moderationCases.accountId, account.id),
        eq(moderationDecisions.kind, "ban_account"),
        isNull(moderationDecisions.revertedAt),
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(1);
  return {
    until: account.until?.toISOString() ?? null,
    reason: decided ? reasonText(decided.reason) : null,
    caseKey: decided ? caseKey(decided.partyId) : null,
  };
}
