import { randomUUID, timingSafeEqual } from "node:crypto";
import { authoriseSelf } from "../access/authorise.server";
import { signatureOf } from "../access/secrets.server";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";

/** Of which a picture is drawn that stands beside a pseudonym, and what brings it back from a form. */
export type PictureChoice = { seed: string; key: string };

type Acting = Pick<ServiceContext, "actor">;

const signature = (userId: string, groupId: string, seed: string) =>
  signatureOf("drawn picture", [userId, groupId, seed].join(" "));

/**
 * A picture by chance, for whoever comes to a sensitive group. Its key is signed for this account and this group: a seed of one's
 * own choice could be one that looks like somebody else's, or the same in two groups.
 */
export function drawPicture(ctx: Acting, groupId: string): PictureChoice {
  const seed = randomUUID();
  return { seed, key: `${seed}.${signature(authoriseSelf(ctx), groupId, seed)}` };
}

/** @returns null for what we have not drawn, or for another account or group */
export function drawnPicture(ctx: Acting, groupId: string, key: string): PictureChoice | null {
  const userId = authoriseSelf(ctx);
  const [, seed = "", given = ""] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(key) ?? [];
  if (!isId(seed)) return null;
  const ours = signature(userId, groupId, seed);
  return timingSafeEqual(Buffer.from(given), Buffer.from(ours)) ? { seed, key } : null;
}
