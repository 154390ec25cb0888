import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { setOffersToLook } from "~/services/groups/set-offers-to-look.server";
import { asMember } from "./viewer.server";

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.group(visit.params.slug ?? ""), 303);
}

/** Takes the offer to look at posts that nobody has answered or, without `offers`, gives it back. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const slug = visit.params.slug ?? "";
  const offers = (await readForm(visit.request)).values.offers === "1";
  await setOffersToLook(ctx, { slug, offers });
  return redirect(withFlash(paths.group(slug), offers ? "looks" : "looks-no-more"), 303);
}

export default function OfferToLook() {
  return null;
}
