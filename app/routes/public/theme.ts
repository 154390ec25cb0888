import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { readForm, textValues } from "~/form-body.server";
import { localPath } from "~/local-path";
import { paths } from "~/paths";
import { isTheme, rememberTheme } from "~/theme.server";

export const loader = () => redirect(paths.home());

/** Remembers the theme and goes back to where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { theme, returnTo } = form ? textValues(form.formData) : {};
  const headers = isTheme(theme) ? { "Set-Cookie": await rememberTheme(theme) } : undefined;
  return redirect(localPath(returnTo) ?? paths.home(), { status: 303, headers });
}
