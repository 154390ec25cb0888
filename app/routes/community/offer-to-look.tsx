import { setOffersToLook } from "~/services/groups/set-offers-to-look.server";
import { groupSetting } from "./group-setting.server";

/** The offer to look at posts that nobody has answered, and taking it back. */
const setting = groupSetting({
  name: "offers",
  set: (ctx, slug, offers) => setOffersToLook(ctx, { slug, offers }),
  said: { on: "looks", off: "looks-no-more" },
});

export const loader = setting.loader;
export const action = setting.action;

export default function OfferToLook() {
  return null;
}
