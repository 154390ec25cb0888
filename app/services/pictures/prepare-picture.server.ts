import sharp from "sharp";
import { maxPictureBytes } from "~/forms/files";
import { PictureProblem, pictureTypeOf, redrawPicture } from "../attachments/redraw-picture.server";
import { semaphore } from "../concurrency/semaphore";

/** Longest edge of each size that is kept, in pixels. */
export const pictureEdges = { large: 1600, small: 640 } as const;
export type PictureSize = keyof typeof pictureEdges;

export type PreparedPicture = {
  /** Of the larger size, in pixels. */
  width: number;
  height: number;
  sizes: Record<PictureSize, Buffer>;
};

export type PictureRefusal = "too_large" | "wrong_format" | "damaged";

const limited = semaphore(1);

/**
 * Draws a picture anew as WebP at two sizes, upright and without metadata: neither where and when it was taken nor what
 * somebody hid in it is kept. What the file is, its content says.
 */
export async function preparePicture(file: File): Promise<PreparedPicture | PictureRefusal> {
  if (file.size > maxPictureBytes) return "too_large";
  const sent = Buffer.from(await file.arrayBuffer());
  return limited(async () => {
    if (!(await pictureTypeOf(sent))) return "wrong_format";
    try {
      const large = await drawn(sent, pictureEdges.large);
      const small = await drawn(large, pictureEdges.small);
      const { width, height } = await sharp(large).metadata();
      return { width: width ?? 0, height: height ?? 0, sizes: { large, small } };
    } catch (error) {
      if (error instanceof PictureProblem) return "damaged";
      throw error;
    }
  });
}

const drawn = (bytes: Buffer, edge: number) =>
  redrawPicture(bytes, "webp", (picture) =>
    picture.resize(edge, edge, { fit: "inside", withoutEnlargement: true }),
  );
