import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewerContext } from "~/http/viewer.server";
import { NotFound } from "~/services/command/errors";
import type { PictureSize } from "~/services/pictures/prepare-picture.server";
import { readKeptPicture } from "~/services/posts/kept-picture.server";
import { readPicture } from "~/services/posts/read-picture.server";

/**
 * A picture for those who may see what it belongs to. One of an open group never changes and may stay in the browser;
 * of any other nothing stays anywhere.
 */
export async function loader(visit: LoaderFunctionArgs) {
  const { id = "", size = "" } = visit.params;
  const key = new URL(visit.request.url).searchParams.get("kept");
  const found =
    size === "large" || size === "small"
      ? await (key === null
          ? readPicture(await viewerContext(visit), id, size)
          : keptFor(visit, key, size))
      : null;
  if (!found) throw new NotFound("picture");
  const { file, isPublic } = found;
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.contentType,
      "Content-Length": String(file.bytes.byteLength),
      "Cache-Control": isPublic ? "private, max-age=31536000, immutable" : "no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A picture that waits for its post, for whoever sent it. */
async function keptFor(visit: LoaderFunctionArgs, key: string, size: PictureSize) {
  const ctx = await viewerContext(visit);
  const file = ctx.actor.kind === "member" ? await readKeptPicture(ctx, key, size) : null;
  return file && { file, isPublic: false };
}
