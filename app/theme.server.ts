import { createCookie } from "@remix-run/node";
import { env } from "~/env.server";

const isSecure = new URL(env.APP_URL).protocol === "https:";

export type Theme = "light" | "dark";

/** A cookie that browsers only accept from this very host over https; plain http://localhost gets an ordinary one. */
const themeCookie = createCookie(isSecure ? "__Host-theme" : "theme", {
  httpOnly: true,
  sameSite: "lax",
  secure: isSecure,
  path: "/",
  maxAge: 365 * 24 * 60 * 60,
});

export const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

/** The theme that was chosen here; null means that the device decides. */
export async function readTheme(request: Request): Promise<Theme | null> {
  const value: unknown = await themeCookie.parse(request.headers.get("Cookie"));
  return isTheme(value) ? value : null;
}

/** The Set-Cookie header that remembers a choice. */
export const rememberTheme = (theme: Theme) => themeCookie.serialize(theme);
