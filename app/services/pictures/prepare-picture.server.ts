import sharp from "sharp";
import { maxPictureBytes } from "~/forms/files";
import { PictureProblem, pictureTypeOf, redrawPicture } from "../attachments/redraw-picture.server";
import { Conflict } from "../command/errors";
import { semaphore } from "../concurrency/semaphore";
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

const limited = semaphore(1);

/**
 * Draws a picture anew as WebP at two sizes, upright and without metadata: neither where and when it was taken nor what
 * somebody hid in it is kept. What the file is, its content says.
 * @throws Conflict of `pictureRefusals`
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size > maxPictureBytes) throw new Conflict(pictureRefusals.picture_too_large);
  const sent = Buffer.from(await file.arrayBuffer());
  return limited(async () => {
    if (!(await pictureTypeOf(sent))) throw new Conflict(pictureRefusals.picture_wrong_format);
    try {
      const large = await drawn(sent, pictureEdges.large);
      const small = await drawn(large, pictureEdges.small);
      const { width, height } = await sharp(large).metadata();
      return { width: width ?? 0, height: height ?? 0, sizes: { large, small } };
    } catch (error) {
      if (error instanceof PictureProblem) throw new Conflict(pictureRefusals.picture_damaged);
      throw error;
    }
  });
}

const drawn = (bytes: Buffer, edge: number) =>
  redrawPicture(bytes, "webp", (picture) =>
    picture.resize(edge, edge, { fit: "inside", withoutEnlargement: true }),
  );
