import sharp from "sharp";
import { maxPictureBytes } from "~/forms/files";
import { pictureTypeOf, redrawPicture } from "../attachments/redraw-picture.server";
import { Conflict } from "../command/errors";
import { pictureRefusals } from "./refusals";

/** Longest edge of each size that is kept, in pixels. */
export const pictureEdges = { large: 1600, small: 640 } as const;
export type PictureSize = keyof typeof pictureEdges;

export type PreparedPicture = {
  /** Of the larger size, in pixels. */
  width: number;
  height: number;
  sizes: Record<PictureSize, Buffer>;
};

/**
 * Draws a picture anew as WebP at two sizes, upright and without metadata: neither where and when it was taken nor what
 * somebody hid in it is kept. What the file is, its content says.
 * @throws Conflict of `pictureRefusals`
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size > maxPictureBytes) throw new Conflict(pictureRefusals.picture_too_large);
  const sent = Buffer.from(await file.arrayBuffer());
  if (!(await pictureTypeOf(sent))) throw new Conflict(pictureRefusals.picture_wrong_format);
  const large = await redrawPicture(sent, within(pictureEdges.large));
  if (!large) throw new Conflict(pictureRefusals.picture_damaged);
  // What has been drawn anew is our own, and small: nothing is hidden in it any more.
  const small = await sharp(large).resize(within(pictureEdges.small)).webp().toBuffer();
  const { width, height } = await sharp(large).metadata();
  return { width: width ?? 0, height: height ?? 0, sizes: { large, small } };
}

const within = (edge: number) =>
  ({ width: edge, height: edge, fit: "inside", withoutEnlargement: true }) as const;
