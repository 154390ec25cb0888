import { errorTitle } from "~/ui/error-page";
import { pageMeta } from "~/ui/page-meta";
import { unsentFormOf } from "./refusal";
import { unsentTitle } from "./unsent-form-page";

/** The head of what stands in the place of a page that has no head of its own. */
export function errorMeta({ error }: { error?: unknown }) {
  if (error === undefined || error === null) return [];
  const unsent = unsentFormOf(error);
  return pageMeta(unsent ? unsentTitle(unsent) : errorTitle(error));
}
