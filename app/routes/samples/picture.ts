import type { LoaderFunctionArgs } from "@remix-run/node";
import { getSamplePicture } from "~/services/samples/queries.server";

/** The picture of a sample's page. Another picture has another address, so caches keep it for good. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { slug = "", picture = "" } = params;
  const [, page, digest = ""] = /^(\d+)-([\w-]+)\.webp$/.exec(picture) ?? [];
  const bytes = await getSamplePicture(slug, Number(page), digest);
  if (!bytes) throw new Response(null, { status: 404 });
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
