import { and, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { groups, groupWishes, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { groupAccess } from "./access.server";
import { requiredWords } from "./checked-words";
import { wishVersion } from "./group-rules";
import { wishConflicts, wishRefusals, writeRefusals } from "./refusals";
import { groupNameLength, wishLength } from "./word-lengths";

/**
 * Proposes a group to staff. The same name again, while nobody has answered, is the same proposal: its words change only for
 * whoever has seen them.
 * @param input.version `wishVersion` of the one that waits, as its writer has seen it; empty for none
 * @throws NotAllowed, also `nick_missing`; Invalid("name" | "words"); Conflict of `wishRefusals` for a name that a group has, and of
 * `wishConflicts`; TooManyRequests
 */
export async function proposeGroup(
  ctx: ServiceContext,
  input: { name: string; words: string; version: string },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const name = requiredWords(input.name, groupNameLength, "name");
  const words = requiredWords(input.words, wishLength, "words");
  const [account] = await ctx.db
    .select({ status: users.status, nickKey: users.nickKey })
    .from(users)
    .where(eq(users.id, userId));
  if (account?.status !== "active") throw new NotAllowed("banned_account");
  // Staff know by it whom they answer.
  if (account.nickKey === null) throw new NotAllowed(writeRefusals.nick_missing);
  if ((await ctx.db.$count(groups, sql`lower(${groups.name}) = lower(${name})`)) > 0)
    throw new Conflict(wishRefusals.group_exists);
  const same = and(
    eq(groupWishes.userId, userId),
    sql`lower(${groupWishes.name}) = lower(${name})`,
  );
  await keepWish(ctx, same, { userId, name, words }, { version: input.version, userId });
}

/**
 * Whether a member may offer to look after a group: they are in it, may write there, and do not look after it yet.
 * @throws NotFound for everybody else
 */
export async function authoriseOffer(ctx: ServiceContext, slug: string) {
  const access = await groupAccess(ctx, { slug });
  const { membership, cannotWrite, group } = access ?? {};
  if (!group || !membership || cannotWrite || membership.role === "keeper")
    throw new NotFound("group");
  return { group, membership };
}

/** What a member has offered last, as far as it waits or was declined; whoever looks has been let in by `authoriseOffer`. */
export async function lastOffer(
  ctx: Pick<ServiceContext, "db">,
  membershipId: string,
): Promise<{ words: string; answer: string | null; version: string } | null> {
  const [found] = await ctx.db
    .select()
    .from(groupWishes)
    .where(eq(groupWishes.memberId, membershipId))
    .orderBy(desc(groupWishes.createdAt), desc(groupWishes.id))
    .limit(1);
  return found ? { words: found.words, answer: found.answer, version: wishVersion(found) } : null;
}

/**
 * Offers to look after a group. Again, while nobody has answered, is the same offer: its words change only for whoever has seen
 * them.
 * @param input.version `wishVersion` of the one that waits, as its writer has seen it; empty for none
 * @throws NotFound as `authoriseOffer`; Invalid("words"); Conflict of `wishConflicts`; TooManyRequests
 */
export async function offerToKeep(
  ctx: ServiceContext,
  input: { slug: string; words: string; version: string },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const words = requiredWords(input.words, wishLength, "words");
  const { membership } = await authoriseOffer(ctx, input.slug);
  const same = eq(groupWishes.memberId, membership.id);
  const said = { memberId: membership.id, name: "", words };
  await keepWish(ctx, same, said, { version: input.version, userId });
}

type Said = Pick<typeof groupWishes.$inferInsert, "userId" | "memberId" | "name" | "words">;

/** Where the same waits already, it says from now on what was written last; a limit counts only what is new. */
async function keepWish(
  ctx: ServiceContext,
  same: SQL | undefined,
  said: Said,
  { version, userId }: { version: string; userId: string },
): Promise<void> {
  if (await sayAnew(ctx, same, said, version)) return;
  await requireRateLimit(ctx, "groupWishes", userId);
  const made = await ctx.db
    .insert(groupWishes)
    .values({ ...said, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: groupWishes.id });
  if (made.length === 0 && !(await sayAnew(ctx, same, said, version)))
    throw new Conflict(wishConflicts.wish_answered_meanwhile);
}

/** @returns whether one waits, and says this now; @throws Conflict of `wishConflicts` */
const sayAnew = (
  ctx: ServiceContext,
  same: SQL | undefined,
  { name, words }: Said,
  version: string,
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const [waits] = await tx.db
      .select()
      .from(groupWishes)
      .where(and(same, isNull(groupWishes.outcome)))
      .for("update");
    if (!waits) {
      // Whoever has seen one that waits would change it: what they say is no new one until they know of the answer.
      const answered = and(same, isNotNull(groupWishes.outcome));
      if (version !== "" && (await tx.db.$count(groupWishes, answered)) > 0)
        throw new Conflict(wishConflicts.wish_answered_meanwhile);
      return false;
    }
    if (waits.words === words) return true;
    if (wishVersion(waits) !== version) throw new Conflict(wishConflicts.wish_waits);
    await tx.db.update(groupWishes).set({ name, words }).where(eq(groupWishes.id, waits.id));
    return true;
  });
