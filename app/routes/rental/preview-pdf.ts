import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/http/own-file.server";
import { previewDraft } from "~/services/rental/preview-draft.server";
import { requestedDraft } from "./draft-page.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path" };

/** The real PDF of a draft with a watermark across its pages. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  return documentResponse({
    bytes: await previewDraft(ctx, draft, context.clientAddress),
    contentType: "application/pdf",
    fileName: "podglad-umowy.pdf",
  });
}
