import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/http/form-body.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { isTheme, rememberTheme } from "~/http/theme.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

export const loader = () => redirect(paths.home());

/** Remembers the theme and goes back to where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const { theme, returnTo } = (await readForm(request)).values;
  const headers = isTheme(theme) ? { "Set-Cookie": await rememberTheme(theme) } : undefined;
  return redirect(localPath(returnTo) ?? paths.home(), { status: 303, headers });
}
