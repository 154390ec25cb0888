/** What browsers and link previews say of a look that nobody asked for. */
const early = ["Sec-Purpose", "Purpose", "X-Moz", "X-Purpose"];

/**
 * Turns away whoever only asks whether something is there, or fetches it in case somebody might want it: to open it has
 * consequences, so it takes a person who means it.
 * @throws Response 405 to HEAD, 403 to a prefetch or a preview
 */
export function refuseUnlessOpened(request: Request): void {
  if (request.headers.has("X-Head"))
    throw new Response(null, { status: 405, headers: { Allow: "GET" } });
  const isEarly = early.some((name) =>
    /prefetch|preview|prerender/iu.test(request.headers.get(name) ?? ""),
  );
  if (isEarly) throw new Response(null, { status: 403, headers: { "Cache-Control": "no-store" } });
}
