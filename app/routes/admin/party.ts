import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { threadOf } from "~/services/moderation/case-detail.server";
import { staffContext } from "./staff-context.server";

/** A thread has no page of its own: it stands in its case. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "moderate_content");
  const { caseId } = await threadOf(ctx, visit.params.id ?? "");
  const { search } = new URL(visit.request.url);
  return redirect(paths.adminTab("reports", caseId) + search, 303);
}
