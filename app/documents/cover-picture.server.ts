import sharp from "sharp";
import { coverPictureSize } from "./cover-picture-size";

/**
 * A cover as a small picture.
 * @param svg as `renderDocument` drew it beside the file
 */
export function coverPictureOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 96 })
    .resize({ ...coverPictureSize, fit: "fill" })
    .webp({ quality: 84, effort: 4 })
    .toBuffer();
}
