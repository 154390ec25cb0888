import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript)|[\w-]+\/[\w.-]+\+(?:json|xml))/;
/** What is smaller hardly gets any smaller, in bytes. */
const threshold = 1_024;

/** Whether something of this type and length is worth compressing. */
export function isCompressible(contentType: string | null, length: number): boolean {
  return length >= threshold && contentType !== null && compressible.test(contentType);
}

/** Compresses outside the event loop: at a level that costs little and leaves little. */
export const compress = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 4 });

/** Whether a browser takes gzip, as its `Accept-Encoding` says (RFC 9110, 12.5.3). */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  const codings = (acceptEncoding ?? "").split(",").map((coding) => {
    const [name = "", quality = "q=1"] = coding.toLowerCase().split(";");
    return { name: name.trim(), quality: Number(quality.trim().replace(/^q=/, "")) };
  });
  const coding =
    codings.find(({ name }) => name === "gzip") ?? codings.find(({ name }) => name === "*");
  return coding !== undefined && coding.quality > 0;
}
