import { createCookie } from "@remix-run/node";
import { env } from "~/config/env.server";

const isSecure = new URL(env.APP_URL).protocol === "https:";

/**
 * A cookie that browsers only accept from this very host over https; plain http://localhost gets an ordinary one.
 * @param maxAge seconds
 */
export function hostCookie(name: string, maxAge: number) {
  return createCookie(isSecure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge,
  });
}
