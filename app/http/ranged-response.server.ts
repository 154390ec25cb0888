/**
 * Answers with a file or the part of it that was asked for, so that a transfer that broke off can go on (RFC 9110, 14).
 * A request for several parts, or for a part of another version, gets the whole file.
 * @param file.etag strong, in its quotes
 */
export function rangedResponse(
  request: Headers,
  file: { bytes: Buffer; etag: string; headers: Record<string, string> },
): Response {
  const { bytes, etag } = file;
  const size = bytes.byteLength;
  const headers = { ...file.headers, "Accept-Ranges": "bytes", ETag: etag };
  const ifRange = request.get("If-Range");
  const asked = ifRange === null || ifRange === etag ? request.get("Range") : null;
  const range = asked === null ? null : parseRange(asked, size);
  if (range === "unsatisfiable") {
    const unsatisfiable = { ...headers, "Content-Range": `bytes */${size}` };
    return new Response(null, { status: 416, headers: unsatisfiable });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const part = bytes.subarray(start, end + 1);
  return new Response(new Uint8Array(part), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "Content-Length": String(part.byteLength),
      ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** @returns the first and the last byte; null for what is no single range of bytes */
function parseRange(
  text: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text.trim()) ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}
