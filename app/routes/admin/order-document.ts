import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownFile } from "~/http/own-file.server";
import { openedDocument } from "~/services/desk/order-card.server";
import { staffContext } from "./staff-context.server";

/** One file of an order's document, for a member of staff who has uncovered the order. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "open_content");
  const { id = "", position = "" } = visit.params;
  if (!/^\d{1,3}$/.test(position)) throw new Response(null, { status: 404 });
  return ownFile(await openedDocument(ctx, id, Number(position)));
}
