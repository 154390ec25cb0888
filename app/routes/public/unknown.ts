import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";

const file = /\.[a-z0-9]{1,8}$/i;

/** Any other address leads home; a missing file is simply missing. */
export function loader({ request }: LoaderFunctionArgs) {
  if (file.test(new URL(request.url).pathname)) throw new Response(null, { status: 404 });
  return redirect(withFlash(paths.home(), "unknown-address"));
}

export function action() {
  throw new Response(null, { status: 404 });
}
