import { resolve } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import type { ResizeOptions } from "sharp";
import { semaphore } from "../concurrency/semaphore";
import { runLimited } from "./run-limited.server";

/** Largest picture, in pixels, that is opened at all: above any telephone's. */
const maxPixels = 60_000_000;
const seconds = 10;

/**
 * What drawing one may take: megabytes, measured to be enough for a telephone's 48 million pixels in each format, and
 * seconds of the processor. An interlaced PNG is held whole, so that a small file can ask for far more.
 */
const limits = { memory: 384, processor: 20 };

const program = resolve("app/services/attachments/redraw-process.js");

const limited = semaphore(2);

const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
type PictureType = (typeof pictureTypes)[number];

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
 * Draws a picture anew as WebP, upright, which leaves behind where and when it was taken and whatever was hidden in it. A
 * file may be made to fill the memory of whoever opens it, so a process of its own does, which the system ends then.
 * @returns null when it cannot be opened, or not with what it may take
 */
export function redrawPicture(bytes: Buffer, resize: ResizeOptions): Promise<Buffer | null> {
  const how = JSON.stringify({ maxPixels, seconds, resize });
  return limited(() => runLimited([program, how], bytes, limits));
}
