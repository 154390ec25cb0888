import { and, eq, gt, isNull, or } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { talks } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";

export type Talk = typeof talks.$inferSelect;

/** A talk of a member with the mentor. */
export type MentorTalk = Talk & { userId: string; style: number };

/** @throws Error for one of an order, which nobody asks for here */
export function requireMentorTalk<Of extends Pick<Talk, "userId" | "style">>(
  talk: Of,
): Of & Pick<MentorTalk, "userId" | "style"> {
  const { userId, style } = talk;
  if (userId === null || style === null) throw new Error("A booked talk is not the mentor's.");
  return { ...talk, userId, style };
}

/** Talks that are there: neither deleted nor, where they leave no trace, left alone for longer than they are kept. */
export const isThere = ({ now }: Pick<ServiceContext, "now">) =>
  and(
    isNull(talks.deletedAt),
    or(eq(talks.isEphemeral, false), gt(talks.lastMessageAt, lastOfEphemeral(now()))),
  );

const lastOfEphemeral = (now: Date) =>
  new Date(now.getTime() - retentionTime(retention.ephemeralTalk));

const isOwn = (ctx: Pick<ServiceContext, "now">, id: string, userId: string) =>
  and(eq(talks.id, id), eq(talks.userId, userId), isThere(ctx));

/** One's own talk, which nobody else has. @throws NotAllowed, NotFound */
export async function ownTalk(ctx: ServiceContext, id: string): Promise<MentorTalk> {
  const userId = authoriseSelf(ctx);
  const [talk] = isId(id)
    ? await ctx.db
        .select()
        .from(talks)
        .where(isOwn(ctx, id, userId))
    : [];
  if (!talk) throw new NotFound("talk");
  return requireMentorTalk(talk);
}

/** The same, held for the transaction: what is sent, stopped and answered in a talk comes one after another. */
export async function lockOwnTalk(tx: TransactionContext, id: string): Promise<MentorTalk> {
  const userId = authoriseSelf(tx);
  const [talk] = isId(id)
    ? await tx.db
        .select()
        .from(talks)
        .where(isOwn(tx, id, userId))
        .for("update")
    : [];
  if (!talk) throw new NotFound("talk");
  return requireMentorTalk(talk);
}
