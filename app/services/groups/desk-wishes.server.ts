import { asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { avatars, groupMembers, groups, groupWishes, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import { auditOf, type AuditLine } from "../audit/queries.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { countRows } from "../listing/count-rows.server";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import {
  authorAccount,
  authorAvatar,
  authorColumns,
  readAuthor,
  type AuthorRow,
} from "./author.server";
import { wishVersion } from "./group-rules";
import { mayKeepGroup } from "./may-keep-group.server";

export type DeskWish = {
  id: string;
  /** Of the group that is proposed; empty for an offer to look after one. */
  name: string;
  /** The group that somebody would look after; null for one that is proposed. */
  group: { id: string; name: string } | null;
  /** How they are called: their nick, and in a sensitive group their pseudonym. */
  by: string;
  /** Beside a pseudonym it is a day, at noon: with the minute, it could be told whose it is. */
  createdAt: Date;
  isByDay: boolean;
  outcome: "accepted" | "declined" | null;
};

export type DeskWishDetail = DeskWish & {
  words: string;
  answer: string | null;
  answeredAt: Date | null;
  isAnswered: boolean;
  isOwn: boolean;
  /** Whether whoever offers it can look after their group as things are; true of a group that is proposed. */
  mayKeep: boolean;
  /** `wishVersion` */
  version: string;
  history: AuditLine[];
};

const proposer = sql<
  string | null
>`(select nick from users proposers where proposers.id = ${groupWishes.userId})`;

const selectWishes = (ctx: ServiceContext) =>
  ctx.db
    .select({
      wish: groupWishes,
      proposer,
      group: { id: groups.id, name: groups.name, isSensitive: groups.isSensitive },
      membership: groupMembers,
      account: { status: users.status },
      member: authorColumns,
    })
    .from(groupWishes)
    .leftJoin(groupMembers, eq(groupMembers.id, groupWishes.memberId))
    .leftJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar);

type Row = Awaited<ReturnType<typeof selectWishes>>[number];

function shown({ wish, group, proposer: nick, member }: Row): DeskWish {
  const { id, name, createdAt, outcome } = wish;
  const isByDay = group?.isSensitive === true;
  return {
    ...{ id, name, outcome, isByDay },
    createdAt: isByDay ? noonOf(createdAt) : createdAt,
    group: group && { id: group.id, name: group.name },
    by: group && member?.id ? readAuthor(member as AuthorRow).name : (nick ?? "Osoba bez nicku"),
  };
}

const noonOf = (at: Date) => new Date(`${formatIsoDate(at)}T12:00:00Z`);

/** How many wait for an answer. @throws NotAllowed */
export async function countWaitingWishes(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "manage_groups");
  return ctx.db.$count(groupWishes, isNull(groupWishes.outcome));
}

/**
 * What members propose and offer: what waits, the oldest first, or what is answered, the latest first.
 * @throws NotAllowed
 */
export async function listWishes(
  ctx: ServiceContext,
  { answered }: { answered: boolean },
  page: number,
): Promise<NumberedPage<DeskWish>> {
  authoriseReading(ctx, "manage_groups");
  const where = answered ? isNotNull(groupWishes.outcome) : isNull(groupWishes.outcome);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, groupWishes, where, atMost),
    rows: async (limit, offset) => {
      const rows = await selectWishes(ctx)
        .where(where)
        .orderBy(
          answered ? desc(groupWishes.createdAt) : asc(groupWishes.createdAt),
          asc(groupWishes.id),
        )
        .limit(limit)
        .offset(offset);
      return rows.map(shown);
    },
  });
}

/** @throws NotAllowed, NotFound */
export async function deskWish(ctx: ServiceContext, id: string): Promise<DeskWishDetail> {
  const staff = authoriseReading(ctx, "manage_groups");
  const [row] = isId(id) ? await selectWishes(ctx).where(eq(groupWishes.id, id)) : [];
  if (!row) throw new NotFound("wish");
  const { words, answer, answeredAt, outcome, userId } = row.wish;
  const { membership, group, account } = row;
  const line = shown(row);
  return {
    ...line,
    ...{ words, answer, version: wishVersion(row.wish) },
    answeredAt: answeredAt && line.isByDay ? noonOf(answeredAt) : answeredAt,
    isAnswered: outcome !== null,
    isOwn: (userId ?? membership?.userId) === staff.userId,
    mayKeep: membership === null || mayKeepGroup({ member: membership, group, account }, ctx.now()),
    history: await auditOf(ctx, { kind: "wish", id }),
  };
}
