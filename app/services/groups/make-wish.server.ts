import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { groups, groupWishes, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { groupAccess } from "./access.server";
import { requiredWords } from "./checked-words";
import { wishRefusals } from "./refusals";
import { groupNameLength, wishLength } from "./word-lengths";

/**
 * Proposes a group to staff. The same name again, while nobody has answered, is the same proposal, in the words that came last.
 * @throws NotAllowed; Invalid("name" | "words"); Conflict of `wishRefusals` for a name that a group has; TooManyRequests
 */
export async function proposeGroup(
  ctx: ServiceContext,
  input: { name: string; words: string },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const name = requiredWords(input.name, groupNameLength, "name");
  const words = requiredWords(input.words, wishLength, "words");
  const [account] = await ctx.db
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, userId));
  if (account?.status !== "active") throw new NotAllowed("banned_account");
  if ((await ctx.db.$count(groups, sql`lower(${groups.name}) = lower(${name})`)) > 0)
    throw new Conflict(wishRefusals.group_exists);
  const same = and(
    eq(groupWishes.userId, userId),
    sql`lower(${groupWishes.name}) = lower(${name})`,
  );
  await keepWish(ctx, same, { userId, name, words }, userId);
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

/**
 * Offers to look after a group. Again, while nobody has answered, is the same offer, in the words that came last.
 * @throws NotFound as `authoriseOffer`; Invalid("words"); TooManyRequests
 */
export async function offerToKeep(
  ctx: ServiceContext,
  input: { slug: string; words: string },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const words = requiredWords(input.words, wishLength, "words");
  const { membership } = await authoriseOffer(ctx, input.slug);
  const same = eq(groupWishes.memberId, membership.id);
  await keepWish(ctx, same, { memberId: membership.id, name: "", words }, userId);
}

type Said = Pick<typeof groupWishes.$inferInsert, "userId" | "memberId" | "name" | "words">;

/** Where the same waits already, it says from now on what was written last; a limit counts only what is new. */
async function keepWish(
  ctx: ServiceContext,
  same: SQL | undefined,
  said: Said,
  countedAs: string,
): Promise<void> {
  const { name, words } = said;
  const sayAnew = () =>
    ctx.db
      .update(groupWishes)
      .set({ name, words })
      .where(and(same, isNull(groupWishes.outcome)))
      .returning({ id: groupWishes.id });
  if ((await sayAnew()).length > 0) return;
  await requireRateLimit(ctx, "groupWishes", countedAs);
  const made = await ctx.db
    .insert(groupWishes)
    .values({ ...said, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: groupWishes.id });
  if (made.length === 0) await sayAnew();
}
