import type { LoaderFunctionArgs } from "@remix-run/node";
import { namesToCall } from "~/services/posts/names-to-call.server";
import { asMember } from "./viewer.server";

/** Names for whoever types `@` and the beginning of one: `{"names": ["Kasia"]}`. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const begins = new URL(visit.request.url).searchParams.get("begins") ?? "";
  const names = await namesToCall(ctx, { slug: visit.params.slug ?? "", begins });
  return Response.json({ names }, { headers: { "Cache-Control": "no-store" } });
}
