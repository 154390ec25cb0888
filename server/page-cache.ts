import { createHash } from "node:crypto";
import type { ServerBuild } from "@remix-run/node";
import { generatePath } from "@remix-run/router";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { env } from "~/config/env.server";
import { metrics } from "~/config/metrics.server";
import { flashIn } from "~/http/flash.server";
import { matchesEtag } from "~/http/if-none-match";
import type { RouteHandle } from "~/http/route-handle";
import { readTheme, rememberTheme, themeCookieName } from "~/http/theme.server";
import { answerOf, type Answer } from "./answer";
import { requestUrl } from "./request-url";
import type { RouteMatcher } from "./addresses";
import { isStream } from "./streams";
import { minute } from "~/time/durations";

/** How long a visitor waits for a new page where there is an old one, in milliseconds: less than `databaseWatch` does. */
const patience = 1_000;
/** How long the old one is shown after the new one could not be had, in milliseconds. */
const untilRetry = 5_000;
/** How long a page may take to be written, in milliseconds; whoever waits for it then asks for an answer of their own. */
const maxRenderTime = 10_000;
/** Memory for pages, in bytes; one takes about 150 kB. */
const maxBytes = 64 * 1024 * 1024;

type Page = Answer & { etag: string; renderedAt: number; edition: number; retryAt: number };

type Place = { key: string; plainKey: string; url: string; cookie: string | null };

/**
 * Keeps public pages as they are written for anonymous visitors, compressed, one for each address and theme. What is
 * written is asked for with a request made here, of nothing but the address and the theme, so that no page can hold a byte
 * that belongs to one person; whoever brings any other cookie gets a page of their own.
 * @param render answers a request as the application does
 */
export function pageCache(
  build: ServerBuild,
  matchesOf: RouteMatcher,
  render: (request: Request) => Promise<Response>,
) {
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    // A string takes up to two bytes a letter.
    sizeCalculation: ({ bytes, gzip }, key) => bytes.length + (gzip?.length ?? 0) + 2 * key.length,
  });
  const underWay = new Map<string, Promise<Answer | Page | null>>();
  const placeOf = places(build, matchesOf);
  let edition = 0;
  const { watchPublicPages } = build.entry.module as {
    watchPublicPages?: (onChange: () => void) => unknown;
  };
  watchPublicPages?.(() => edition++);

  const isFresh = (page: Page) =>
    page.edition === edition && minuteOf(page.renderedAt) === minuteOf(Date.now());

  /** Writes a page, however many wait for it, once. @returns null where there is no answer to be had in time */
  function write(place: Place): Promise<Answer | Page | null> {
    const key = `${edition} ${place.key}`;
    const known = underWay.get(key);
    if (known) return known;
    const end = new AbortController();
    const writing = within(begin(place, end.signal), maxRenderTime).finally(() => {
      end.abort();
      underWay.delete(key);
    });
    underWay.set(key, writing);
    return writing;
  }

  async function begin(
    { key, url, cookie }: Place,
    signal: AbortSignal,
  ): Promise<Answer | Page | null> {
    const began = { edition, renderedAt: Date.now(), retryAt: 0 };
    const headers = cookie ? { Cookie: cookie } : undefined;
    const response = await render(new Request(url, { headers, signal }));
    if (isStream(response)) {
      void response.body?.cancel().catch(() => undefined);
      return null;
    }
    const answer = await answerOf(response, true);
    if (!isKeepable(response)) {
      // What is gone must not come back; a failure says nothing about the page.
      if (answer.status < 500) pages.delete(key);
      return answer;
    }
    const digest = createHash("sha256").update(answer.bytes).digest("base64url").slice(0, 27);
    const etag = `W/"${digest}"`;
    const page = {
      ...answer,
      ...began,
      etag,
      headers: [...answer.headers, ["ETag", etag]],
    } as Page;
    pages.set(key, page);
    return page;
  }

  async function read(place: Place): Promise<Answer | Page | null> {
    const known = pages.get(place.key);
    const isKept = known && (isFresh(known) || Date.now() < known.retryAt);
    metrics.keptPages.inc({ outcome: isKept ? "found" : "written" });
    if (!known) return write(place);
    if (isKept) return known;
    const fresh = await within(
      write(place).catch(() => null),
      patience,
    );
    if (fresh && fresh.status < 500) return fresh;
    known.retryAt = Date.now() + untilRetry;
    return known;
  }

  /** @returns null for a request that is not for a page that is cached, or comes from somebody */
  async function find(request: FastifyRequest): Promise<Answer | null> {
    const place = isSomebody(request) ? null : await placeOf(request);
    if (!place) return null;
    const answer = await read(place);
    if (!answer || answer.status >= 500) return null;
    if (!("etag" in answer)) return answer;
    if (!matchesEtag(request.headers["if-none-match"], answer.etag)) return answer;
    return { ...answer, status: 304, bytes: Buffer.alloc(0), gzip: null };
  }

  /**
   * The page as visitors saw it last, for whoever could not be given one of their own because the database is away: it may
   * be stale and nobody is greeted in it, so it is for no cache.
   * @returns null where the request is not for a public page, or none is cached
   */
  async function findOld(request: FastifyRequest): Promise<Answer | null> {
    const place = await placeOf(request);
    const page = place && (pages.get(place.key) ?? pages.get(place.plainKey));
    if (!page) return null;
    const headers = page.headers.filter(([name]) => !/^(?:cache-control|etag)$/i.test(name));
    return { ...page, headers: [...headers, ["Cache-Control", "no-store"]] };
  }

  return { find, findOld };
}

function isSomebody({ headers }: FastifyRequest): boolean {
  const names = headers.cookie?.split(";").map((cookie) => cookie.trim().split("=")[0]) ?? [];
  return names.some((name) => name !== themeCookieName);
}

/** A page is kept until the clock's minute ends: days and promotions begin with one. */
const minuteOf = (time: number) => Math.floor(time / minute);

/** What a promise comes to; null where that takes longer than so many milliseconds. */
function within<Result>(promise: Promise<Result>, ms: number): Promise<Result | null> {
  let timer: NodeJS.Timeout;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), ms).unref();
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function isKeepable({ status, headers }: Response): boolean {
  const isPublic = headers.get("Cache-Control")?.split(/,\s*/).includes("public") ?? false;
  return status === 200 && isPublic && !headers.has("Set-Cookie");
}

/**
 * What stands in an address where a cached page has a parameter: a name that we gave. Anything else is left to the route
 * itself, since a slash or a question mark in it would make the address that is written here that of another page.
 */
const givenName = /^[\w-]{1,100}$/;

function places(build: ServerBuild, matchesOf: RouteMatcher) {
  function routeOf(pathname: string) {
    const matches = matchesOf(pathname);
    const caching = matches.map(
      ({ route }) =>
        (build.routes[route.id ?? ""]?.module.handle as RouteHandle | undefined)?.cached,
    );
    if (!caching.at(-1)) return null;
    const params = matches.at(-1)?.params ?? {};
    if (Object.values(params).some((value) => !givenName.test(value ?? ""))) return null;
    const isListed = caching
      .flatMap((each) => Object.entries(each?.names ?? {}))
      .every(([name, values]) => params[name] === undefined || values().includes(params[name]));
    if (!isListed) return null;
    const pattern = matches.flatMap(({ route }) => route.path ?? []).join("/");
    const path = generatePath(`/${pattern}`, params);
    const parameters = Object.assign({}, ...caching.map((each) => each?.parameters));
    return { path, parameters: Object.entries<() => readonly string[]>(parameters) };
  }

  return async ({ method, url, headers }: FastifyRequest): Promise<Place | null> => {
    if (method !== "GET" && method !== "HEAD") return null;
    const address = requestUrl(url);
    const { pathname, search } = address;
    const route = routeOf(pathname);
    if (!route) return null;
    if (flashIn(address)) return null;

    const asked = new URLSearchParams(search);
    const query = new URLSearchParams();
    for (const [name, keptValues] of route.parameters) {
      const value = asked.get(name);
      if (value === null) continue;
      if (!keptValues().includes(value)) return null;
      query.set(name, value);
    }
    const page = new URL(route.path, env.APP_URL);
    page.search = query.toString();
    const theme = headers.cookie
      ? await readTheme(new Request(page, { headers: { Cookie: headers.cookie } }))
      : null;
    const cookie = theme && ((await rememberTheme(theme)).split(";")[0] ?? null);
    const plainKey = ` ${page.pathname}${page.search}`;
    return { key: (theme ?? "") + plainKey, plainKey, url: page.href, cookie };
  };
}
