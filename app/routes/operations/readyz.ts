import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import { checkReadiness } from "~/services/operations/check-readiness.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** Ready for visitors, for load balancers: 503 without the database or its migrations, and while draining. */
export async function loader({ context }: LoaderFunctionArgs) {
  const readiness = await checkReadiness(serviceContext("schedule", requestLog(context)));
  const draining = context.isDraining?.() ?? false;
  return Response.json(
    { ...readiness, draining },
    { status: readiness.ready && !draining ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
