import { hostCookie } from "./cookies.server";

export type Theme = "light" | "dark";

const themeCookie = hostCookie("theme", 365 * 24 * 60 * 60);

export const themeCookieName = themeCookie.name;

export const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

/** The theme that was chosen here; null means that the device decides. */
export async function readTheme(request: Request): Promise<Theme | null> {
  const value: unknown = await themeCookie.parse(request.headers.get("Cookie"));
  return isTheme(value) ? value : null;
}

/** The Set-Cookie header that remembers a choice. */
export const rememberTheme = (theme: Theme) => themeCookie.serialize(theme);

/** The Set-Cookie header that leaves the choice to the device again. */
export const clearThemeCookie = () => themeCookie.serialize("", { maxAge: 0 });
