import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/context.server";
import { getOrderDocument } from "~/services/buyers/queries.server";

/** One file of an order's document, for whoever holds the order's token. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const file = await getOrderDocument(ctx, params.token ?? "", params.position);
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.contentType,
      "Content-Length": String(file.bytes.byteLength),
      "Content-Disposition": `${file.contentType === "application/pdf" ? "inline" : "attachment"}; filename="${file.fileName}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
