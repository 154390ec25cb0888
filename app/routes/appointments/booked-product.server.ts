import { talkProducts, teamOfTalk } from "~/products/talk/product";
import type { ServiceContext } from "~/services/command/context.server";
import { isModelLocked } from "~/services/spending/queries.server";
import { isOnCached } from "~/services/switches/cached-switches.server";
import { stopSelling } from "~/services/switches/switch-names";

/**
 * The talk whose booking page stands at an address, with its team, and whether nobody can book one now.
 * @throws Response 404
 */
export async function requestedTalk(ctx: ServiceContext, request: Request) {
  const { pathname } = new URL(request.url);
  const product = talkProducts.find(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  );
  const team = product && teamOfTalk(product);
  if (!product || !team) throw new Response(null, { status: 404 });
  // Nobody pays for a talk that no model may hold, as nobody does for a document.
  const isStopped =
    (await isOnCached(ctx, stopSelling(product.slug))) ||
    (await isOnCached(ctx, "stop-model")) ||
    (await isModelLocked(ctx));
  return { product, team, isStopped };
}
