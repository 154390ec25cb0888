/** What a route module may say about itself in `handle`. */
export type RouteHandle = {
  /** Somebody is ordering or paying here: header and footer keep to what that takes. */
  slim?: true;
  /** A page of the community, which the second script improves (`app/enhance/community.ts`). */
  community?: true;
  /**
   * The page is the same for everybody who is not signed in, so the web process keeps it for a while
   * (`server/kept-pages.ts`). `parameters` are the query parameters that it knows, each with the few values with which it
   * is kept; with any other, or another spelling of one, it is written anew, so that nobody can fill the memory with one
   * page under many addresses. Parameters that it does not know change nothing, and it must not read them.
   */
  kept?: { parameters?: Record<string, () => readonly string[]> };
};
