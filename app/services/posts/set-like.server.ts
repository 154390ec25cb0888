import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import type { Group, Membership } from "../groups/access.server";
import { notify, takeBackLike } from "../notifications/notify.server";
import { assertWelcome, type Written } from "./find-post.server";
import { takeTurn } from "./writing-limits.server";

/** A like as it stands after somebody has pressed. */
export type LikeState = { liked: boolean; count: number };

/** What is liked, by whom, and where the likes of its kind are kept. */
type Likeable = {
  written: Written;
  membership: Membership;
  /** What the author is told of. */
  place: { groupId: Group["id"]; postId: string; commentId?: string };
  likes: {
    /** @returns false where it was liked already */
    add: (tx: TransactionContext) => Promise<boolean>;
    /** @returns when it was liked; undefined where it was not */
    take: (tx: TransactionContext) => Promise<Date | undefined>;
    /** Whoever liked it last, of those who still do. */
    latest: (tx: TransactionContext) => Promise<string | undefined>;
    count: () => Promise<number | undefined>;
  };
};

/**
 * Likes something, or likes it no more. It is a state and no toggle: the same request again changes nothing.
 * @throws NotFound, NotAllowed, TooOften
 */
export async function setLike(
  ctx: ServiceContext,
  { written, membership, place, likes }: Likeable,
  liked: boolean,
): Promise<LikeState> {
  await assertWelcome(ctx, written, membership);
  await takeTurn(ctx, "communityLikes", membership.id);
  const between = { recipientId: written.authorId, actorId: membership.id };
  await inTransaction(ctx, async (tx) => {
    if (liked) {
      if (await likes.add(tx)) await notify(tx, { kind: "like", ...between, ...place });
      return;
    }
    const likedAt = await likes.take(tx);
    if (!likedAt) return;
    const latestId = await likes.latest(tx);
    await takeBackLike(tx, { ...between, thingId: written.id, likedAt, latestId });
  });
  return { liked, count: (await likes.count()) ?? 0 };
}
