import { isbot } from "isbot";

/** What browsers and link previews say of a look that nobody asked for. */
const early = ["Sec-Purpose", "Purpose", "X-Moz", "X-Purpose"];

/**
 * Whether somebody opens what they ask for: to do so has consequences, so it takes a person who means it. Who asks with `HEAD`
 * is told the same as with GET, and has opened nothing. Programs that fetch a link's preview (messengers, networks, mail
 * filters) say no purpose, but what they are called.
 * @throws Response 403 to a prefetch, a preview or a program
 */
export function isOpened(request: Request): boolean {
  const isEarly = early.some((name) =>
    /prefetch|preview|prerender/iu.test(request.headers.get(name) ?? ""),
  );
  if (isEarly || isbot(request.headers.get("User-Agent")))
    throw new Response(null, { status: 403, headers: { "Cache-Control": "no-store" } });
  return !request.headers.has("X-Head");
}
