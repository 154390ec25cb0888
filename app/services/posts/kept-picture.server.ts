import { timingSafeEqual } from "node:crypto";
import { and, eq, notExists, sql } from "drizzle-orm";
import { groups, pictures, posts } from "~/db/schema";
import type { StoredFile } from "~/integrations/storage/storage";
import { hour } from "~/time/durations";
import { authoriseSelf } from "../access/authorise.server";
import { signatureOf } from "../access/secrets.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { isId } from "../listing/ids";
import type { PictureSize, PreparedPicture } from "../pictures/prepare-picture.server";
import { pictureRefusals } from "../pictures/refusals";
import { pictureFile, storePicture } from "../pictures/store-picture.server";
import { consumeRateLimit } from "../rate-limits/consume-rate-limit.server";

/** The picture of a post: as it was just sent, or the key to one that was kept while its form came back. */
export type SentPicture = { prepared: PreparedPicture } | { kept: string };

/**
 * How long the key to a kept picture opens it, in milliseconds: an hour less than a picture may belong to nothing, so that none is
 * forgotten while its post is being written.
 */
const keptTime = 23 * hour;

/**
 * Keeps the picture of a form that comes back to its sender, who would have to look for it again. It belongs to nothing yet, and
 * goes after a day unless a post takes it.
 * @param groupId where it was to be shown; null where none was chosen yet
 * @returns the key that takes it out again, for this account and this group alone; null for somebody who has many lying here
 */
export async function keepPicture(
  ctx: ServiceContext,
  prepared: PreparedPicture,
  groupId: string | null,
): Promise<string | null> {
  const userId = authoriseSelf(ctx);
  const room = await consumeRateLimit(ctx, "keptPictures", userId);
  if (!room.allowed) return null;
  const id = await inTransaction(ctx, (tx) => storePicture(tx, prepared, null));
  const until = (ctx.now().getTime() + keptTime).toString(36);
  const place = groupId !== null && isId(groupId) ? groupId : anyGroup;
  return [id, place, until, signature({ userId, id, place, until })].join(".");
}

/**
 * The picture that a key opens, if nothing has taken it yet.
 * @param groupId where it is to be shown; without it only its owner is asked for
 * @returns its id; null for somebody else's key, one for another group, an old one, and one that was used
 */
export async function openKeptPicture(
  ctx: Pick<ServiceContext, "db" | "actor" | "now">,
  key: string,
  groupId?: string | null,
): Promise<string | null> {
  const id = readKey(ctx, key, groupId);
  if (id === null) return null;
  const one = sql`1`;
  const [loose] = await ctx.db
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        eq(pictures.id, id),
        notExists(ctx.db.select({ one }).from(posts).where(eq(posts.pictureId, id))),
        notExists(ctx.db.select({ one }).from(groups).where(eq(groups.iconId, id))),
      ),
    );
  return loose?.id ?? null;
}

/** A kept picture for whoever it is kept for. @returns null for everybody else */
export async function readKeptPicture(
  ctx: ServiceContext,
  key: string,
  size: PictureSize,
): Promise<StoredFile | null> {
  const id = await openKeptPicture(ctx, key);
  return id === null ? null : pictureFile(ctx, id, size);
}

type Taking = {
  groupId: string;
  alternativeText: string | null;
  /** Its post waits for a moderator: its words are kept even where the picture that was kept for it is gone. */
  isHeld: boolean;
};

/**
 * Stores the picture of a post that is being written, or takes the one that was kept for it.
 * @returns its id, null without one; and whether one was kept that its key does not open (any more)
 * @throws Conflict `kept_picture_gone` for that, unless its post is held
 */
export async function takePicture(
  tx: TransactionContext,
  sent: SentPicture | null | undefined,
  { isHeld, ...taking }: Taking,
): Promise<{ pictureId: string | null; isPictureLost: boolean }> {
  const pictureId = sent ? await storedOrKept(tx, sent, taking) : null;
  const isPictureLost = Boolean(sent) && pictureId === null;
  if (isPictureLost && !isHeld) throw new Conflict(pictureRefusals.kept_picture_gone);
  return { pictureId, isPictureLost };
}

async function storedOrKept(
  tx: TransactionContext,
  sent: SentPicture,
  { groupId, alternativeText }: Omit<Taking, "isHeld">,
): Promise<string | null> {
  if ("prepared" in sent) return storePicture(tx, sent.prepared, alternativeText);
  const id = readKey(tx, sent.kept, groupId);
  if (id === null) return null;
  // Two posts that are sent at once with one key wait here for each other.
  await tx.db.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id)).for("update");
  const taken = await openKeptPicture(tx, sent.kept, groupId);
  if (taken !== null)
    await tx.db.update(pictures).set({ alternativeText }).where(eq(pictures.id, taken));
  return taken;
}

/** Stands in a key for the group that was not chosen yet. */
const anyGroup = "-";

type Key = { userId: string; id: string; place: string; until: string };

const signature = ({ userId, id, place, until }: Key) =>
  signatureOf("kept picture", [userId, id, place, until].join(" "));

function readKey(
  ctx: Pick<ServiceContext, "actor" | "now">,
  key: string,
  groupId?: string | null,
): string | null {
  const userId = authoriseSelf(ctx);
  const [, id = "", place = "", until = "", given = ""] =
    /^([\da-f-]{36})\.([\da-f-]{1,36})\.([\da-z]{1,9})\.([\w-]{43})$/.exec(key) ?? [];
  if (!isId(id) || !(Number.parseInt(until, 36) > ctx.now().getTime())) return null;
  if (groupId !== undefined && place !== anyGroup && place !== groupId) return null;
  const ours = signature({ userId, id, place, until });
  return timingSafeEqual(Buffer.from(given), Buffer.from(ours)) ? id : null;
}
