import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { withReading, type FreeText } from "~/crisis/assess.server";
import type { CrisisPlace } from "~/crisis/detour";
import { isGraver, type CrisisLevel } from "~/crisis/levels";
import { comments, groupMembers, groups, pictures, posts } from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { consultSecondReader } from "../crisis/consult-second-reader.server";
import { countScreening } from "../crisis/count-screening.server";
import { crisisQuestion } from "../crisis/second-reader.server";
import { mayBeRead } from "../groups/access.server";
import { consumeRateLimit } from "../rate-limits/consume-rate-limit.server";
import { takeShareOfReadings } from "../reader/share-of-readings.server";
import { isOwnDanger } from "~/crisis/own-danger";

/** How many texts are asked about in one run, and of one author. */
const most = 50;
const mostOfAuthor = 10;
/** Texts of how many authors a reader may be silent about before the rest waits for the next run. */
const patience = 3;
/** After which time a reading comes too late to be of use, in milliseconds. */
const usefulFor = day;

type Place = Extract<CrisisPlace, "post" | "comment">;

/** A text that waits for a reader. */
type Waiting = { id: string; place: Place; authorId: string; turn: number };

/** The same as it stands now. */
type Unread = Omit<Waiting, "turn"> & {
  /** Whose share of the readings it takes; the membership where there is no account any more. */
  userId: string;
  texts: FreeText[];
  /** Since when its words are these. */
  editedAt: Date | null;
  level: CrisisLevel;
  suspectedAbove: CrisisLevel;
  mayBeRead: boolean;
};

/**
 * Has what was written in groups read by a second reader that was silent, or not asked, while its author waited. Whose
 * writer sounds to be in acute danger waits for a moderator from then on, unless one has let its words through; what sounds hard brings its author quiet help.
 * May be stopped and repeated anywhere, and run beside itself.
 * @returns how many were read
 */
export async function readAfterwards(ctx: ServiceContext): Promise<number> {
  await giveUpOld(ctx);
  let read = 0;
  const silentAbout = new Set<string>();
  for (const waiting of await waitingTexts(ctx)) {
    if (silentAbout.size >= patience) break;
    // Whoever writes what no reader can answer keeps nobody else waiting.
    if (silentAbout.has(waiting.authorId)) continue;
    // As it is at this moment: the ones before took their time, and consent or words may be gone.
    const text = await unreadNow(ctx, waiting);
    if (!text) continue;
    const { place, texts } = text;
    if (!text.mayBeRead) {
      await settle(ctx, text, text.level);
      continue;
    }
    if (!(await mayAskAbout(ctx, text))) continue;
    const reading = await consultSecondReader(ctx, { place, texts });
    // Says nothing of the words, so an outage uses up nothing of their day.
    if (reading.isAway) break;
    const isLast = !(await consumeRateLimit(ctx, "readingsOfTextInDay", wordsOf(text))).allowed;
    if (reading.verdict === null && !reading.isBlocked) {
      silentAbout.add(text.authorId);
      if (isLast) await settle(ctx, text, text.level);
      continue;
    }
    const heard = withReading(text, reading);
    const { level } = heard;
    await settle(ctx, text, level, isOwnDanger(heard));
    if (isGraver(level, text.level)) await countScreening(ctx, { place, level });
    read += 1;
  }
  return read;
}

async function mayAskAbout(ctx: ServiceContext, text: Unread): Promise<boolean> {
  // First, since two runs may meet the same words, and what is refused here must cost its author no share.
  if (!(await consumeRateLimit(ctx, "readingsOfText", wordsOf(text))).allowed) return false;
  return takeShareOfReadings(ctx, crisisQuestion(text.texts).question, { userId: text.userId });
}

/** Words as they stand, for limits. */
const wordsOf = ({ id, editedAt }: Unread) => `${id} ${editedAt?.getTime() ?? ""}`;

/** The turns of all authors go round, posts and comments alike, and within a turn by lot. */
async function waitingTexts(ctx: Pick<ServiceContext, "db">): Promise<Waiting[]> {
  const all = [...(await waitingIn(ctx, "post")), ...(await waitingIn(ctx, "comment"))];
  return all
    .map((waiting) => ({ ...waiting, turn: waiting.turn + Math.random() }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most);
}

async function waitingIn({ db }: Pick<ServiceContext, "db">, place: Place): Promise<Waiting[]> {
  const table = place === "post" ? posts : comments;
  const ranked = db
    .select({
      id: table.id,
      authorId: table.authorId,
      turn: sql<number>`row_number() over (partition by ${table.authorId} order by random())`
        .mapWith(Number)
        .as("turn"),
    })
    .from(table)
    .where(isNotNull(table.crisisSuspectedAbove))
    .as("ranked");
  const found = await db
    .select()
    .from(ranked)
    .where(lte(ranked.turn, mostOfAuthor))
    .orderBy(ranked.turn, sql`random()`)
    .limit(most);
  return found.map((each) => ({ ...each, place }));
}

/** @returns null where nothing is left to decide */
async function unreadNow(
  { db }: Pick<ServiceContext, "db">,
  { id, place, authorId }: Waiting,
): Promise<Unread | null> {
  const where = { membership: groupMembers, group: groups };
  const [found] =
    place === "post"
      ? await db
          .select({ written: posts, ...where, alternativeText: pictures.alternativeText })
          .from(posts)
          .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
          .innerJoin(groups, eq(groups.id, posts.groupId))
          .leftJoin(pictures, eq(pictures.id, posts.pictureId))
          .where(and(eq(posts.id, id), isNotNull(posts.crisisSuspectedAbove)))
      : await db
          .select({ written: comments, ...where })
          .from(comments)
          .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
          .innerJoin(groups, eq(groups.id, groupMembers.groupId))
          .where(and(eq(comments.id, id), isNotNull(comments.crisisSuspectedAbove)));
  if (!found) return null;
  const { written, membership, group } = found;
  const ofPost =
    "title" in written
      ? [
          written.title,
          written.tags.join(", "),
          ("alternativeText" in found && found.alternativeText) || "",
        ]
      : [];
  return {
    ...{ id, place, authorId },
    userId: membership.userId ?? authorId,
    texts: [...ofPost, written.content].map((text) => ({ text })),
    editedAt: written.editedAt,
    level: written.crisisLevel,
    suspectedAbove: written.crisisSuspectedAbove ?? written.crisisLevel,
    mayBeRead: mayBeRead(group, membership),
  };
}

/** Keeps the level of words that are still the same; those that were edited meanwhile were heard anew. */
async function settle(
  { db }: Pick<ServiceContext, "db">,
  { id, place, editedAt }: Pick<Unread, "id" | "place" | "editedAt">,
  level: CrisisLevel,
  isToWait = false,
): Promise<void> {
  const table = place === "post" ? posts : comments;
  const state = isToWait
    ? sql`case when ${table.state} = 'published' and (${table.moderatedAt} is null or ${table.editedAt} > ${table.moderatedAt})
          then 'held'::content_state else ${table.state} end`
    : table.state;
  await db
    .update(table)
    .set({ crisisLevel: level, crisisSuspectedAbove: null, state: sql`${state}` })
    .where(
      and(
        eq(table.id, id),
        editedAt === null ? isNull(table.editedAt) : eq(table.editedAt, editedAt),
        isNotNull(table.crisisSuspectedAbove),
      ),
    );
}

async function giveUpOld(ctx: Pick<ServiceContext, "db" | "now">): Promise<void> {
  const oldest = new Date(ctx.now().getTime() - usefulFor).toISOString();
  for (const table of [posts, comments])
    await ctx.db
      .update(table)
      .set({ crisisSuspectedAbove: null })
      .where(
        and(
          isNotNull(table.crisisSuspectedAbove),
          sql`coalesce(${table.editedAt}, ${table.createdAt}) < ${oldest}`,
        ),
      );
}
