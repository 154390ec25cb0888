import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";

/** Largest picture, in pixels, that is opened at all: above any telephone's, below what fills the memory. */
const maxPixels = 60_000_000;
const seconds = 10;

const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];
export type PictureFormat = "jpeg" | "png" | "webp";

/** A picture that cannot be opened, or is too large to. */
export class PictureProblem extends Error {
  constructor(readonly kind: "damaged" | "huge") {
    super(kind);
  }
}

/**
 * What kind of picture a file is by its content, or null. Only files that begin like one reach file-type, whose readers
 * of other formats, archives among them, can be kept busy by a crafted file.
 */
export async function pictureTypeOf(bytes: Buffer): Promise<PictureType | null> {
  const start = bytes.toString("latin1", 0, 12);
  if (!/^(?:\u00ff\u00d8\u00ff|\u0089PNG|RIFF[^]{4}WEBP)/.test(start)) return null;
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  return pictureTypes.find((known) => known === type) ?? null;
}

/**
 * Draws a picture anew, which leaves behind where and when it was taken and whatever was hidden in it.
 * @param shape sizes it; it already stands upright
 * @throws PictureProblem
 */
export async function redrawPicture(
  bytes: Buffer,
  format: PictureFormat,
  shape: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .timeout({ seconds })
      .rotate();
    return await shape(upright).toFormat(format).toBuffer();
  } catch (error) {
    const huge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new PictureProblem(huge ? "huge" : "damaged");
  }
}
