import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { avatars } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { PictureProblem, pictureTypeOf, redrawPicture } from "../attachments/redraw-picture.server";
import { semaphore } from "../concurrency/semaphore";

/** Largest file that may be sent as an avatar, in bytes. */
const maxAvatarBytes = 5 * 1024 * 1024;
/** Edge of an avatar as it is kept, in pixels. */
const edge = 256;

/** Pictures grow when they are opened, so few are opened at the same time. */
const limited = semaphore(2);

export type AvatarOutcome = "saved" | "too_large" | "wrong_format" | "damaged";

/**
 * Makes a file a member's avatar: a square WebP, drawn anew. What the file is, its content says; its name and the type
 * that the browser claims prove nothing.
 * @throws NotAllowed
 */
export async function saveAvatar(ctx: ServiceContext, file: File): Promise<AvatarOutcome> {
  const userId = authoriseSelf(ctx);
  if (file.size > maxAvatarBytes) return "too_large";
  const sent = Buffer.from(await file.arrayBuffer());
  const bytes = await limited(async () => {
    if (!(await pictureTypeOf(sent))) return "wrong_format";
    try {
      return await redrawPicture(sent, "webp", (picture) =>
        picture.resize(edge, edge, { fit: "cover", position: "attention" }),
      );
    } catch (error) {
      if (error instanceof PictureProblem) return "damaged";
      throw error;
    }
  });
  if (typeof bytes === "string") return bytes;
  const avatar = { id: randomUUID(), bytes, createdAt: ctx.now() };
  await ctx.db
    .insert(avatars)
    .values({ userId, ...avatar })
    .onConflictDoUpdate({ target: avatars.userId, set: avatar });
  return "saved";
}

/**
 * Takes a member's avatar away.
 * @throws NotAllowed
 */
export async function deleteAvatar(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(avatars).where(eq(avatars.userId, authoriseSelf(ctx)));
}
