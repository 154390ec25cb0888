import type { LoaderFunctionArgs } from "@remix-run/node";
import { NotFound } from "~/services/command/errors";
import { casePicture } from "~/services/moderation/case-detail.server";
import { pictureFile } from "~/services/pictures/store-picture.server";
import { staffContext } from "./staff-context.server";

/** The picture that a case is about, for those who decide it: hidden ones, too. It stays in no browser. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "moderate_content");
  const file = await pictureFile(ctx, await casePicture(ctx, visit.params.id ?? ""), "small");
  if (!file) throw new NotFound("picture");
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.contentType,
      "Content-Length": String(file.bytes.byteLength),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
