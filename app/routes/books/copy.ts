import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { ebook } from "~/products/e-book/product";
import { requestLog } from "~/http/load-context.server";
import { ownFileHeaders } from "~/http/own-file.server";
import { paths } from "~/paths";
import { rangedResponse } from "~/http/ranged-response.server";
import { serviceContext } from "~/services/command/context.server";
import { isCopyFormat } from "~/config/download-terms";
import { readCopy, takeDownload } from "~/services/downloads/take-download.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

const contentTypes = { epub: "application/epub+zip", pdf: "application/pdf" };

function requested(params: LoaderFunctionArgs["params"]) {
  const { token = "", format } = params;
  if (!isCopyFormat(format)) throw new Response(null, { status: 404 });
  return { token, format };
}

/**
 * The file of a download that was counted: whole or in parts, as often as it takes for a while. Looking at the address
 * never counts, whether a mail scanner does it or a browser in advance; without a count it leads to the link's page.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const input = requested(params);
  const copy = await readCopy(serviceContext("buyer", requestLog(context)), input);
  if (!copy) return redirect(paths.download(input.token), 303);
  return rangedResponse(request.headers, {
    bytes: copy.bytes,
    etag: `"${copy.sha256}"`,
    headers: ownFileHeaders({
      contentType: contentTypes[input.format],
      fileName: `${copy.bookSlug ?? ebook.slug}.${input.format}`,
    }),
  });
}

/** Counts a download and leads to its file. */
export async function action({ params, context }: ActionFunctionArgs) {
  const input = requested(params);
  const outcome = await takeDownload(serviceContext("buyer", requestLog(context)), input);
  const { token, format } = input;
  return redirect(paths.download(token, outcome === "granted" ? format : undefined), 303);
}
