import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { readForm, textValues } from "~/form-body.server";
import { paths } from "~/paths";
import { isTheme, rememberTheme } from "~/theme.server";

export const loader = () => redirect(paths.home());

/** Remembers the theme and goes back to where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { theme, returnTo } = form ? textValues(form.formData) : {};
  const headers = isTheme(theme) ? { "Set-Cookie": await rememberTheme(theme) } : undefined;
  return redirect(localPath(returnTo), { status: 303, headers });
}

/** Only a path of this site: `//host` and `/\host` are other sites for a browser. */
function localPath(address: string | undefined): string {
  return address && /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : paths.home();
}
