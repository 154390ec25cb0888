import { setReadingConsent } from "~/services/groups/set-reading-consent.server";
import { groupSetting } from "./group-setting.server";

/** The consent to a model reading what the member writes there, and its withdrawal. */
const setting = groupSetting({
  name: "reads",
  set: (ctx, slug, reads) => setReadingConsent(ctx, { slug, reads }),
  said: { on: "reading-allowed", off: "reading-withdrawn" },
});

export const loader = setting.loader;
export const action = setting.action;

export default function ReadingConsentRoute() {
  return null;
}
