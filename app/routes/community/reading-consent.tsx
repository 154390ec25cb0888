import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { setReadingConsent } from "~/services/groups/set-reading-consent.server";
import { asMember } from "./viewer.server";

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.group(visit.params.slug ?? ""), 303);
}

/** Takes the consent to a model reading what the member writes there or, without `reads`, its withdrawal. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const slug = visit.params.slug ?? "";
  const reads = (await readForm(visit.request)).values.reads === "1";
  await setReadingConsent(ctx, { slug, reads });
  const said = reads ? "reading-allowed" : "reading-withdrawn";
  return redirect(withFlash(paths.group(slug), said), 303);
}

export default function ReadingConsentRoute() {
  return null;
}
