import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { formatIsoDate } from "~/copy/format";
import { requireMember } from "~/http/guards.server";
import { withFlash } from "~/http/flash.server";
import { requestLog } from "~/http/load-context.server";
import { ownFile } from "~/http/own-file.server";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { TooManyRequests } from "~/services/command/errors";
import { exportAccount } from "~/services/members/export-account.server";
import { packExport } from "~/services/members/pack-export.server";

const contentTypes = { json: "application/json; charset=utf-8", zip: "application/zip" };

/** Everything that we hold on a member, as a file. */
export async function loader(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const { format } = visit.params;
  if (format !== "json" && format !== "zip") throw new Response(null, { status: 400 });
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  const account = await exportAccount(ctx, { sessionId: session.id }).catch((error: unknown) => {
    if (!(error instanceof TooManyRequests)) throw error;
    throw redirect(withFlash(paths.profileSecurity(), "export-limit"), 303);
  });
  return ownFile({
    bytes: packExport(account, format),
    contentType: contentTypes[format],
    fileName: `konstelacja-moje-dane-${formatIsoDate(ctx.now())}.${format}`,
  });
}
