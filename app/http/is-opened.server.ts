import { isbot } from "isbot";
import { programWords } from "~/copy/error-words";

/** What browsers and link previews say of a look that nobody asked for. */
const early = ["Sec-Purpose", "Purpose", "X-Moz", "X-Purpose"];

/**
 * Whether a person asks, and not a browser ahead of them, or a program: those that fetch a link's preview (messengers, networks,
 * mail filters) say no purpose, but what they are called. Who asks with `HEAD` has looked at nothing.
 */
export function isDeliberate(request: Request): boolean {
  return !isEarly(request) && !request.headers.has("X-Head");
}

const isEarly = ({ headers }: Request): boolean =>
  early.some((name) => /prefetch|preview|prerender/iu.test(headers.get(name) ?? "")) ||
  isbot(headers.get("User-Agent"));

/**
 * Whether somebody opens what they ask for, where to do so has consequences. Who asks with `HEAD` is told the same as with GET, and
 * has opened nothing.
 * @throws Response 403 to a prefetch, a preview or a program
 */
export function isOpened(request: Request): boolean {
  if (isEarly(request))
    throw new Response(programWords.text, {
      status: 403,
      headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  return isDeliberate(request);
}
