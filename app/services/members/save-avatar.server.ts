import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { avatars } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { pictureTypeOf, redrawPicture } from "../attachments/redraw-picture.server";
import { avatarRefusals } from "./refusals";

/** Largest file that may be sent as an avatar, in bytes. */
const maxAvatarBytes = 5 * 1024 * 1024;
/** Edge of an avatar as it is kept, in pixels. */
const edge = 256;

/**
 * Makes a file a member's avatar: a square WebP, drawn anew. What the file is, its content says; its name and the type
 * that the browser claims prove nothing.
 * @throws NotAllowed, Conflict of `avatarRefusals`
 */
export async function saveAvatar(ctx: ServiceContext, file: File): Promise<void> {
  const userId = authoriseSelf(ctx);
  if (file.size > maxAvatarBytes) throw new Conflict(avatarRefusals.avatar_too_large);
  const sent = Buffer.from(await file.arrayBuffer());
  if (!(await pictureTypeOf(sent))) throw new Conflict(avatarRefusals.avatar_wrong_format);
  const square = { width: edge, height: edge, fit: "cover", position: "attention" } as const;
  const bytes = await redrawPicture(sent, square);
  if (!bytes) throw new Conflict(avatarRefusals.avatar_damaged);
  const avatar = { id: randomUUID(), bytes, createdAt: ctx.now() };
  await ctx.db
    .insert(avatars)
    .values({ userId, ...avatar })
    .onConflictDoUpdate({ target: avatars.userId, set: avatar });
}

/**
 * Takes a member's avatar away.
 * @throws NotAllowed
 */
export async function deleteAvatar(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(avatars).where(eq(avatars.userId, authoriseSelf(ctx)));
}
