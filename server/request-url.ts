import { env } from "~/config/env.server";

export const site = new URL(new URL(env.APP_URL).origin);

/**
 * The address of a request as the application will see it: dots and slashes resolved, on our own origin. What names
 * another host in the request line (`//other`, `http://other/`) names a path here.
 * @param target the request line's, as it came
 */
export function requestUrl(target: string): URL {
  const [, , rest = ""] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^]*)$/i.exec(target) ?? [];
  return new URL(`${site.origin}/${rest.replace(/^[/\\]+/, "")}`);
}
