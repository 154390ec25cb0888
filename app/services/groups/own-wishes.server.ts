import { desc, eq, or } from "drizzle-orm";
import { groupMembers, groups, groupWishes } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { wishVersion } from "./group-rules";

/** What somebody proposed or offered, and what was said to it. */
export type OwnWish = {
  id: string;
  /** Of the group that they propose; empty for an offer to look after one. */
  name: string;
  /** The group that they would look after; null for one that they propose. */
  group: string | null;
  words: string;
  createdAt: Date;
  outcome: "accepted" | "declined" | null;
  answer: string | null;
};

/** The member's own, the latest first, each with its `wishVersion`. @throws NotAllowed */
export const ownWishes = async (ctx: ServiceContext): Promise<(OwnWish & { version: string })[]> =>
  (await wishesOf(ctx, authoriseSelf(ctx))).map((wish) => ({
    ...wish,
    version: wishVersion(wish),
  }));

/** Those of an account, for whoever reads all that belongs to it. */
export const wishesOf = (ctx: Pick<ServiceContext, "db">, userId: string): Promise<OwnWish[]> =>
  ctx.db
    .select({
      id: groupWishes.id,
      name: groupWishes.name,
      group: groups.name,
      words: groupWishes.words,
      createdAt: groupWishes.createdAt,
      outcome: groupWishes.outcome,
      answer: groupWishes.answer,
    })
    .from(groupWishes)
    .leftJoin(groupMembers, eq(groupMembers.id, groupWishes.memberId))
    .leftJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(or(eq(groupWishes.userId, userId), eq(groupMembers.userId, userId)))
    .orderBy(desc(groupWishes.createdAt), desc(groupWishes.id));
