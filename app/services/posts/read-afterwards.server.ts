import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { withReading, type FreeText } from "~/crisis/assess.server";
import type { CrisisPlace } from "~/crisis/detour";
import { isGraver, type CrisisLevel } from "~/crisis/levels";
import { comments, groupMembers, groups, posts } from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { consultSecondReader } from "../crisis/consult-second-reader.server";
import { countScreening } from "../crisis/count-screening.server";
import { mayBeRead } from "../groups/access.server";

/** How many are read in one run, and how many times a reader may be silent before the rest waits for the next one. */
const most = 50;
const patience = 3;
/** After which time a reading comes too late to be of use, in milliseconds. */
const usefulFor = day;

type Unread = {
  id: string;
  place: Extract<CrisisPlace, "post" | "comment">;
  content: string;
  texts: FreeText[];
  level: CrisisLevel;
  suspectedAbove: CrisisLevel;
  mayBeRead: boolean;
};

const membership = { state: groupMembers.state, consentVersion: groupMembers.consentVersion };

/**
 * Has what was written in groups read by a second reader that was silent, or not asked, while its author waited. What sounds
 * acute waits for a moderator from then on, unless one has let its words through; what sounds hard brings its author quiet help.
 * May be stopped and repeated anywhere.
 * @returns how many were read
 */
export async function readAfterwards(ctx: ServiceContext): Promise<number> {
  await giveUpOld(ctx);
  let read = 0;
  let silences = 0;
  for (const text of await unread(ctx)) {
    if (silences >= patience) break;
    if (!text.mayBeRead) {
      await settle(ctx, text, text.level);
      continue;
    }
    const reading = await consultSecondReader(ctx, { place: text.place, texts: text.texts });
    if (reading.verdict === null && !reading.isBlocked) {
      silences += 1;
      continue;
    }
    const { level } = withReading(text, reading);
    await settle(ctx, text, level);
    if (isGraver(level, text.level)) await countScreening(ctx, { place: text.place, level });
    read += 1;
  }
  return read;
}

async function unread({ db }: Pick<ServiceContext, "db">): Promise<Unread[]> {
  const ofPosts = await db
    .select({ written: posts, membership, group: groups })
    .from(posts)
    .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .where(isNotNull(posts.crisisSuspectedAbove))
    // In no order: whatever no reader can answer does not keep the rest waiting.
    .orderBy(sql`random()`)
    .limit(most);
  const ofComments = await db
    .select({ written: comments, membership, group: groups })
    .from(comments)
    .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(isNotNull(comments.crisisSuspectedAbove))
    .orderBy(sql`random()`)
    .limit(most);
  return [
    ...ofPosts.map(({ written, ...rest }) => ({
      ...unreadOf(written, rest),
      place: "post" as const,
      texts: [
        { text: written.title },
        { text: written.content },
        { text: written.tags.join(", ") },
      ],
    })),
    ...ofComments.map(({ written, ...rest }) => ({
      ...unreadOf(written, rest),
      place: "comment" as const,
      texts: [{ text: written.content }],
    })),
  ];
}

type Written = Pick<
  typeof comments.$inferSelect,
  "id" | "content" | "crisisLevel" | "crisisSuspectedAbove"
>;
type Where = {
  group: Parameters<typeof mayBeRead>[0];
  membership: Parameters<typeof mayBeRead>[1];
};

const unreadOf = (
  { id, content, crisisLevel, crisisSuspectedAbove }: Written,
  where: Where,
): Omit<Unread, "place" | "texts"> => ({
  ...{ id, content, level: crisisLevel },
  suspectedAbove: crisisSuspectedAbove ?? crisisLevel,
  mayBeRead: mayBeRead(where.group, where.membership),
});

/** Keeps the level of words that are still the same; those that were edited meanwhile were heard anew. */
async function settle(
  { db }: Pick<ServiceContext, "db">,
  { id, place, content }: Pick<Unread, "id" | "place" | "content">,
  level: CrisisLevel,
): Promise<void> {
  const table = place === "post" ? posts : comments;
  const state =
    level === "acute"
      ? sql`case when ${table.state} = 'published' and ${table.moderatedAt} is null
          then 'held'::content_state else ${table.state} end`
      : table.state;
  await db
    .update(table)
    .set({ crisisLevel: level, crisisSuspectedAbove: null, state: sql`${state}` })
    .where(
      and(eq(table.id, id), eq(table.content, content), isNotNull(table.crisisSuspectedAbove)),
    );
}

async function giveUpOld(ctx: Pick<ServiceContext, "db" | "now">): Promise<void> {
  const oldest = new Date(ctx.now().getTime() - usefulFor);
  for (const table of [posts, comments])
    await ctx.db
      .update(table)
      .set({ crisisSuspectedAbove: null })
      .where(and(isNotNull(table.crisisSuspectedAbove), lt(table.createdAt, oldest)));
}
