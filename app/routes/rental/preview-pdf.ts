import type { LoaderFunctionArgs } from "@remix-run/node";
import { previewDraft } from "~/services/rental/preview-draft.server";
import { requestedDraft } from "./draft-page.server";

/** The real PDF of a draft with a watermark across its pages. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  return new Response(new Uint8Array(await previewDraft(ctx, draft)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="podglad-umowy.pdf"',
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
