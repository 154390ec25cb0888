import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withFlash } from "~/http/flash.server";
import { publicPage, startSite } from "./fake-site";

const mebibyte = 1024 * 1024;
const second = 1_000;

/** How often a page was begun, and how often it came to its end. */
let begun = 0;
let written = 0;
/** Called as a page is begun. Polling would not do: it moves the clock that stands still. */
let onBegun: () => void = () => {};
let broken = false;
/** What writing waits for. */
let release: Promise<unknown> = Promise.resolve();
/** Of the request that wrote a page last. */
let signal: AbortSignal | undefined;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  [begun, written, broken] = [0, 0, false];
  release = Promise.resolve();
  site = await startSite({
    "/strona": {
      cached: {},
      async loader({ request }) {
        begun++;
        ({ signal } = request);
        onBegun();
        await release;
        if (broken) throw new Error("The database is away.");
        return publicPage(() => `${++written}`);
      },
    },
    "/ciastko": {
      cached: {},
      loader() {
        const response = publicPage(() => `${++written}`);
        response.headers.append("Set-Cookie", "session=czyjas");
        return response;
      },
    },
    // Of a type that is not compressed.
    "/duza/:slug": {
      cached: {},
      loader: () =>
        new Response(new Uint8Array(24 * mebibyte).fill(++written), {
          headers: { "Cache-Control": "public, no-cache", "Content-Type": "image/png" },
        }),
    },
    "/mala": { cached: {}, loader: () => publicPage(() => `mała ${++written}`) },
  });
  // From here on no time passes but what a test lets pass, however slow the machine is.
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now: new Date("2026-11-22T10:00:00Z"),
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await site.end();
});

const read = async (path = "/strona") => (await fetch(site.url + path)).text();
const nextBegun = () => new Promise<void>((done) => (onBegun = done));
/** Has pages wait while they are written. @returns what lets them come to their end */
function hold(): () => void {
  let goOn = () => {};
  release = new Promise<void>((done) => (goOn = done));
  return () => {
    release = Promise.resolve();
    goOn();
  };
}

test("what was just done is written for one person; a word that we did not sign changes nothing", async () => {
  const said = withFlash("/strona", "message-sent");
  expect(await read()).toBe("1");
  expect(await read(said)).toBe("2");
  expect(await read(said)).toBe("3");
  for (const forged of [
    "/strona?done=message-sent",
    said.replace("message-sent", "withdrawn"),
    withFlash("/mala", "message-sent").replace("/mala", "/strona"),
    `${said}x`,
  ])
    expect(await read(forged), forged).toBe("1");
  vi.setSystemTime(Date.now() + 5 * 60 * second);
  expect(await read(said)).toBe("4");
  expect(await read()).toBe("4");
});

test("an answer that sets a cookie is kept for nobody, whatever else it says", async () => {
  const first = await fetch(`${site.url}/ciastko`);
  expect([await first.text(), first.headers.get("set-cookie")]).toEqual(["1", "session=czyjas"]);
  expect(await read("/ciastko")).toBe("2");
});

test("a page that was begun before a change counts as old, when it is done after it too", async () => {
  const goOn = hold();
  const hasBegun = nextBegun();
  const before = read();
  await hasBegun;
  site.announce();
  goOn();
  expect(await before).toBe("1");
  expect(await read()).toBe("2");
  expect(await read()).toBe("2");
});

test("no more is kept than there is memory for: the page that was longest not asked for goes", async () => {
  const tagOf = async (name: string) =>
    (await fetch(`${site.url}/duza/${name}`, { method: "HEAD" })).headers.get("etag");
  const [first, second] = [await tagOf("a"), await tagOf("b")];
  // Both are kept: together they fill three quarters of 64 MiB.
  expect([await tagOf("a"), await tagOf("b")]).toEqual([first, second]);
  const third = await tagOf("c");
  expect([await tagOf("b"), await tagOf("c")]).toEqual([second, third]);
  expect(await tagOf("a")).not.toBe(first);
});

describe("where there is an old page", () => {
  beforeEach(async () => {
    expect(await read()).toBe("1");
    site.announce();
  });

  test("nobody waits for the new one for longer than a second", async () => {
    const goOn = hold();
    let hasCome = false;
    const hasBegun = nextBegun();
    const waiting = read().finally(() => (hasCome = true));
    await hasBegun;
    vi.advanceTimersByTime(second - 1);
    await read("/mala");
    expect(hasCome).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await waiting).toBe("1");
    goOn();
  });

  test("one that could not be had is asked for again after five seconds, and not by everybody before", async () => {
    broken = true;
    expect(await read()).toBe("1");
    expect(begun).toBe(2);
    broken = false;
    vi.advanceTimersByTime(5 * second - 1);
    expect(await read()).toBe("1");
    expect(begun).toBe(2);
    vi.advanceTimersByTime(1);
    expect(await read()).toBe("2");
  });
});

test("a page that takes longer than ten seconds is given up, and what it still brings is not kept", async () => {
  const goOn = hold();
  const hasBegun = nextBegun();
  const waiting = read();
  await hasBegun;
  const ofThePage = signal;
  const ofTheirOwn = nextBegun();
  vi.advanceTimersByTime(10 * second);
  // Whoever waited is answered by the route itself then.
  await ofTheirOwn;
  expect(ofThePage?.aborted).toBe(true);
  goOn();
  await waiting;
  expect(written).toBe(2);
  expect(await read()).toBe("3");
});
