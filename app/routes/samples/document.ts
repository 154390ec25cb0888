import type { LoaderFunctionArgs } from "@remix-run/node";
import { matchesEtag } from "~/http/if-none-match";
import { getSampleFile } from "~/services/samples/queries.server";

/** The sample of a product's document as a PDF, open to everybody and kept by caches. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { slug = "" } = params;
  const file = await getSampleFile(slug);
  if (!file) throw new Response(null, { status: 404 });
  const headers = { ETag: file.etag, "Cache-Control": "public, max-age=3600" };
  if (matchesEtag(request.headers.get("If-None-Match"), file.etag))
    return new Response(null, { status: 304, headers });
  return new Response(file.bytes, {
    headers: {
      ...headers,
      "Content-Type": "application/pdf",
      "Content-Length": String(file.bytes.byteLength),
      "Content-Disposition": `inline; filename="przyklad-${slug}.pdf"`,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
