import { and, eq, exists, isNull, ne, or, sql } from "drizzle-orm";
import { isDuplicate } from "~/db/is-duplicate";
import { groupMembers, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { foldName } from "./fold-name";
import { isFullName } from "./full-names";
import { nickRefusals } from "./refusals";
import { isReserved } from "./reserved-names";

/**
 * Makes a nick the one of the member who acts, and of nobody else: names that people would take for each other are the
 * same name. `null` gives the nick up, unless there are groups where it stands beside what they wrote.
 * @param nick checked for its letters by the form
 * @throws NotAllowed, Conflict of `nickRefusals`
 */
export async function claimNick(ctx: ServiceContext, nick: string | null): Promise<void> {
  const userId = authoriseSelf(ctx);
  if (nick === null) return giveUpNick(ctx, userId);
  const nickKey = foldName(nick);
  if (nickKey === "") throw new Conflict(nickRefusals.nick_taken);
  if (isReserved(nickKey)) throw new Conflict(nickRefusals.nick_reserved);
  try {
    await inTransaction(ctx, (tx) => claim(tx, userId, { nick, nickKey }));
  } catch (error) {
    if (isDuplicate(error, "users_nickKey_unique")) throw new Conflict(nickRefusals.nick_taken);
    throw error;
  }
}

/**
 * Claims the nick that somebody is asked for before they go on: so many tries an hour, since each tells whether a name is taken.
 * @param nick checked for its letters by the form
 * @throws TooManyRequests; NotAllowed, Conflict of `nickRefusals`
 */
export async function chooseNick(ctx: ServiceContext, nick: string): Promise<void> {
  await requireRateLimit(ctx, "nameClaims", authoriseSelf(ctx));
  await claimNick(ctx, nick);
}

async function claim(
  tx: TransactionContext,
  userId: string,
  { nick, nickKey }: { nick: string; nickKey: string },
): Promise<void> {
  // Choosing a pseudonym waits for the same lock, or both at once could become the same name.
  const [account] = await tx.db
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (isFullName(nickKey, account?.fullName ?? null))
    throw new Conflict(nickRefusals.nick_is_full_name);
  const [own] = await tx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.pseudonymKey, nickKey)));
  if (own) throw new Conflict(nickRefusals.nick_is_pseudonym);
  const claimed = await tx.db
    .update(users)
    .set({ nick, nickKey })
    .where(
      and(
        eq(users.id, userId),
        sql`not exists (select 1 from users other where other.nick_key = ${nickKey} and other.id <> ${userId})`,
      ),
    )
    .returning({ id: users.id });
  if (claimed.length === 0) throw new Conflict(nickRefusals.nick_taken);
}

async function giveUpNick(ctx: ServiceContext, userId: string): Promise<void> {
  const nicks = ctx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.userId, userId),
        isNull(groupMembers.pseudonym),
        ne(groupMembers.state, "banned"),
      ),
    );
  const given = await ctx.db
    .update(users)
    .set({ nick: null, nickKey: null })
    .where(and(eq(users.id, userId), or(isNull(users.nickKey), sql`not ${exists(nicks)}`)))
    .returning({ id: users.id });
  if (given.length === 0) throw new Conflict(nickRefusals.nick_needed);
}
