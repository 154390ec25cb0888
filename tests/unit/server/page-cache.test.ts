import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberTheme, themeCookieName } from "~/http/theme.server";
import { publicPage, startSite } from "./fake-site";

/** Long enough to be worth compressing. */
const ballast = "Zażółć gęślą jaźń. ".repeat(200);
let written = 0;
let broken = false;
let withdrawn = false;
let opened = 0;
let release: Promise<unknown> = Promise.resolve();
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  // Patience is counted by this clock as well: a process that is busy for a second is no page that takes one.
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now: new Date("2026-11-22T10:00:00Z"),
  });
  written = 0;
  broken = false;
  withdrawn = false;
  opened = 0;
  release = Promise.resolve();
  site = await startSite({
    "/strona": {
      cached: { parameters: { znak: () => ["lew", "rak"] } },
      async loader({ request }) {
        await release;
        if (broken) throw new Error("The database is away.");
        if (withdrawn) throw new Response(null, { status: 404 });
        written++;
        const { search, host } = new URL(request.url);
        const cookie = request.headers.get("Cookie") ?? "";
        return publicPage(() => `${written} ${host} [${search}] {${cookie}} ${ballast}`);
      },
    },
    "/moja": {
      cached: {},
      loader: () => new Response(`moja ${written++}`, { headers: { "Cache-Control": "no-store" } }),
    },
    "/nie-ma": {
      cached: {},
      loader: () => new Response(`nie ma ${written++}`, { status: 404 }),
    },
    "/przyklady/:slug/strony": {
      cached: {},
      loader: ({ params }) => publicPage(() => `strony ${params.slug} ${written++}`),
    },
    "/zamowienie/:token": {
      loader: () => publicPage(() => `zamówienie ${opened++}`),
    },
    "/strumien": {
      cached: {},
      loader: () =>
        new Response(new ReadableStream({ start: (body) => body.enqueue(Buffer.from("dalej")) }), {
          headers: { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" },
        }),
    },
    "/zwykla": { loader: () => publicPage(() => `zwykła ${written++}`) },
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

/** Waits for so many requests; `expect.poll` would move the clock that stands still. */
async function haveArrived(count: number): Promise<void> {
  while (site.arrived() < count) await nextTurn();
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers });
  return { response, text: await response.text() };
};
const numberOf = async (path = "/strona", headers: Record<string, string> = {}) =>
  Number((await get(path, headers)).text.split(" ")[0]);

describe("a public page", () => {
  test("is written once, however many ask at the same time and afterwards", async () => {
    const allAtOnce = async () => {
      let begin = () => {};
      release = new Promise<void>((done) => (begin = done));
      const before = site.arrived();
      const asked = Array.from({ length: 100 }, () => numberOf());
      await haveArrived(before + 100);
      begin();
      return new Set(await Promise.all(asked));
    };
    expect(await allAtOnce()).toEqual(new Set([1]));
    expect(await numberOf()).toBe(1);
    // So is the next one, when the minute ends for all of them, or what it shows has changed.
    vi.setSystemTime(Date.now() + 60_000);
    expect(await allAtOnce()).toEqual(new Set([2]));
    site.announce();
    expect(await allAtOnce()).toEqual(new Set([3]));
    expect(written).toBe(3);
  });

  test("is written anew with every minute of the clock, so at midnight too, and at once when what it shows has changed", async () => {
    expect(await numberOf()).toBe(1);
    vi.setSystemTime(Date.now() + 59_000);
    expect(await numberOf()).toBe(1);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await numberOf()).toBe(2);
    site.announce();
    expect(await numberOf()).toBe(3);
    expect(await numberOf()).toBe(3);
    vi.setSystemTime(new Date("2026-11-22T22:59:59.900Z"));
    expect(await numberOf()).toBe(4);
    vi.setSystemTime(new Date("2026-11-22T23:00:00Z"));
    expect(await numberOf()).toBe(5);
  });

  test("that was begun before midnight in Warsaw is not shown after it, however long it took to write", async () => {
    for (const midnight of ["2026-11-22T23:00:00Z", "2027-06-30T22:00:00Z"]) {
      const before = written;
      vi.setSystemTime(new Date(midnight).getTime() - 1);
      let begin = () => {};
      release = new Promise<void>((done) => (begin = done));
      const arrived = site.arrived();
      const yesterday = numberOf();
      await haveArrived(arrived + 1);
      vi.setSystemTime(new Date(midnight));
      begin();
      expect(await yesterday).toBe(before + 1);
      expect(await numberOf()).toBe(before + 2);
    }
  });

  test("knows its own parameters and no others, so that addresses cannot crowd it out", async () => {
    const { text } = await get("/strona?znak=lew");
    expect(text).toContain("[?znak=lew]");
    expect(await numberOf("/strona?utm_source=list&znak=lew&znak=rak")).toBe(1);
    expect(await numberOf("/STRONA/?znak=lew")).toBe(1);
    expect((await get("/strona?zapach=mieta")).text).toContain("[]");
    // A value that is not worth keeping is answered, and not kept.
    expect(await numberOf("/strona?znak=smok")).toBe(3);
    expect(await numberOf("/strona?znak=smok")).toBe(4);
  });

  test("names the host of the settings, whatever the request says", async () => {
    const { text } = await get("/strona", { "X-Forwarded-Host": "evil.example" });
    expect(text).toContain(new URL(process.env.APP_URL ?? "http://localhost:3000").host);
  });

  test("is another one in another theme, and nobody's who brings any other cookie", async () => {
    const dark = (await rememberTheme("dark")).split(";")[0] ?? "";
    expect(await numberOf()).toBe(1);
    const themed = await get("/strona", { Cookie: dark });
    expect(themed.text).toContain(`{${dark}}`);
    expect(await numberOf("/strona", { Cookie: dark })).toBe(2);
    expect(await numberOf("/strona", { Cookie: `${themeCookieName}=nonsense` })).toBe(1);
    for (const cookie of ["session=klucz", `${dark}; sign-in=x`, "cokolwiek=1"])
      expect((await get("/strona", { Cookie: cookie })).text).toContain(`{${cookie}}`);
    expect((await get("/strona")).text).toContain("{}");
  });

  test("tells its length, answers HEAD with the same one, and 304 to whoever has it", async () => {
    const gzip = { "Accept-Encoding": "gzip" };
    const { response } = await get("/strona", gzip);
    const head = await fetch(`${site.url}/strona`, { method: "HEAD", headers: gzip });
    for (const name of ["content-length", "content-encoding", "etag", "vary"])
      expect(head.headers.get(name)).toBe(response.headers.get(name));
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(Number(response.headers.get("content-length"))).toBeLessThan(ballast.length / 4);
    const etag = response.headers.get("etag") ?? "";
    const again = await get("/strona", { ...gzip, "If-None-Match": `"other", ${etag}` });
    expect(again.response.status).toBe(304);
    // Some forget that a tag is weak: that it is the same is all that counts here.
    const strong = { "If-None-Match": etag.replace(/^W\//, "") };
    expect((await get("/strona", strong)).response.status).toBe(304);
    expect(again.response.headers.get("vary")).toBe(response.headers.get("vary"));
    expect(again.response.headers.get("vary")).toContain("Accept-Encoding");
    expect(again.text).toBe("");
    const plain = await get("/strona", { "Accept-Encoding": "gzip;q=0" });
    expect(plain.response.headers.get("content-encoding")).toBeNull();
    expect(plain.text).toContain(ballast);
  });

  test("is asked for each time by whoever keeps it, so that nobody reads an older one", async () => {
    const { headers } = (await get("/strona")).response;
    expect(headers.get("cache-control")).toBe("public, no-cache");
    const known = { "If-None-Match": headers.get("etag") ?? "" };
    expect((await get("/strona", known)).response.status).toBe(304);
    site.announce();
    const { response } = await get("/strona", known);
    expect(response.status).toBe(200);
    expect(response.headers.get("age")).toBeNull();
  });

  test("that is gone is gone at once, and does not come back when the database goes away", async () => {
    expect(await numberOf()).toBe(1);
    withdrawn = true;
    site.announce();
    expect((await get("/strona")).response.status).toBe(404);
    broken = true;
    expect((await get("/strona")).response.status).toBe(500);
  });

  test("is not what was begun before a change, for whoever asks after it", async () => {
    let begin = () => {};
    release = new Promise<void>((done) => (begin = done));
    const before = get("/strona");
    await haveArrived(1);
    site.announce();
    release = Promise.resolve();
    const after = await get("/strona");
    expect(after.text).toMatch(/^1 /);
    begin();
    await before;
  });

  test("that never comes is waited for by nobody for long", async () => {
    release = new Promise(() => {});
    const waiting = numberOf();
    await haveArrived(1);
    release = Promise.resolve();
    vi.advanceTimersByTime(11_000);
    expect(await waiting).toBe(1);
    expect(await numberOf()).toBe(2);
  });

  test("is shown as it was while the database is away, and written anew when it is back", async () => {
    expect(await numberOf()).toBe(1);
    broken = true;
    vi.setSystemTime(Date.now() + 61_000);
    expect((await get("/strona")).response.status).toBe(200);
    expect((await get("/strona?znak=rak")).response.status).toBe(500);
    broken = false;
    vi.setSystemTime(Date.now() + 6_000);
    expect(await numberOf()).toBe(2);
  });
});

test.each([
  "..%2Fzamowienie%2Fx%3F",
  "..%2fzamowienie%2fx%3f",
  "%2e%2e%2Fzamowienie%2Fx%3F",
  "..%252Fzamowienie%252Fx%253F",
  "%252e%252e%252Fzamowienie%252Fx%253F",
  "..%5Czamowienie%5Cx%3F",
  "..%2F..%2Fzamowienie%2Fx%23",
  "lew%2F",
  "lew%3Fznak",
  "lew%00",
  "lew%0A",
  "%C5%82",
  "l".repeat(101),
])("an address with %s in it opens no other, and is not kept", async (slug) => {
  const path = `/przyklady/${slug}/strony`;
  const first = await get(path);
  expect(first.text).toMatch(/^strony /);
  expect((await get(path)).text).not.toBe(first.text);
  expect(opened).toBe(0);
});

test("an address with a name in it is kept, however its fixed part is written", async () => {
  const { text } = await get("/przyklady/special-horoscope_2/strony");
  expect((await get("/Przyklady/special-horoscope_2/strony/")).text).toBe(text);
  expect((await get("/przyklady/lew/strony")).text).toMatch(/^strony lew /);
});

test("a stream passes, and nobody waits for its end", async () => {
  const { body } = await fetch(`${site.url}/strumien`);
  const reader = body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("dalej");
  await site.close();
});

test.each(["/moja", "/nie-ma", "/zwykla"])("%s is never kept", async (path) => {
  const first = await get(path);
  expect((await get(path)).text).not.toBe(first.text);
});
