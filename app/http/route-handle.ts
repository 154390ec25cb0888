/** What a route module says of its address in `handle`. The server, the log and `deploy/nginx/nginx.conf` go by it. */
export type RouteHandle = {
  /**
   * An app: React takes the page over in the browser, and the page's own script may ask for its data (`.data`). All other
   * pages are documents and ship no React. It works without scripts all the same.
   */
  app?: true;
  /** Somebody is ordering or paying here: header and footer keep to what that takes. */
  slim?: true;
  /** The administration's own frame: neither menu nor footer of the house, and a script of its own (`app/enhance/desk.ts`). */
  desk?: true;
  /** A page of the community, which the second script improves (`app/enhance/community.ts`). */
  community?: true;
  /** A safety plan is written here, which a script of its own improves (`app/enhance/safety-plan.ts`). */
  safetyPlan?: true;
  /**
   * Where in the address stands what lets in whoever has it: in a parameter of its path called `:token` or `:key`, or in its
   * query. Looks at it are counted, so that nobody tries keys at speed, and no log writes it down.
   */
  secret?: "path" | "query";
  /**
   * What is sent here, where it is no form of a page of ours. `signed` by the machine that sends it: neither counted nor asked
   * where it came from. `keyed`: the key in the address is all it needs, so it is counted as a look. `previewed`: with the parameter
   * `lookName` it stores nothing, and is counted apart.
   */
  posts?: "signed" | "keyed" | "previewed";
  /** Which of the forms sent here are taken, though their network has sent too many: somebody may be in danger. */
  urgent?: (values: Readonly<Record<string, string>>) => boolean;
  /** Files come here, so that bodies may be large; of an address with many kinds of forms, the paths where they do. */
  files?: true | readonly string[];
  /** Answers while the site rests, and so does everything below it. */
  openInMaintenance?: true;
  /**
   * The page is the same for everybody who is not signed in, so the web process caches it for a while
   * (`server/page-cache.ts`). `parameters` are the query parameters that it knows, each with the few values with which it
   * is cached; with any other, or another spelling of one, it is written anew, so that nobody can fill the memory with one
   * page under many addresses. Parameters that it does not know change nothing, and it must not read them.
   */
  cached?: {
    parameters?: Record<string, () => readonly string[]>;
    /** The same for parameters of its path: with any other value the page is written anew each time. */
    names?: Record<string, () => readonly string[]>;
  };
};

/** Whether a pattern has a parameter that lets in whoever knows it, so that its route has to say `secret`. */
export const hasSecretParameter = (pattern: string): boolean => /:(?:token|key)\b/.test(pattern);

/** Whether a page is an app, by its matches from the root on: the route itself says so, not a frame around it. */
export const isApp = (matches: readonly { handle?: unknown }[]) =>
  (matches.at(-1)?.handle as RouteHandle | undefined)?.app === true;
