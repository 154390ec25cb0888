import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { books, groups, orders } from "~/db/schema";
import { formatIsoDate } from "~/copy/format";
import type { RouteHandle } from "~/http/route-handle";
import { therapist } from "~/products/therapist/product";
import routes from "~/routes";
import { recommenderName } from "~/routes/public/landing/group-recommender";
import { changeBookState } from "~/services/books/change-book-state.server";
import { invalidateSwitches } from "~/services/switches/cached-switches.server";
import { stopSelling } from "~/services/switches/switch-names";
import { setSwitch } from "~/services/switches/set-switch.server";
import { recommendedGroups } from "~/site/groups";
import { announcedBy } from "../../support/announcements";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { placeTestOrder, testContext } from "../../support/orders";
import { ownBook } from "../../support/own-book";
import { call, get } from "../../support/requests";
import { staffContext } from "../../support/staff";
import { tablesOf } from "../../support/statements";
import { publicPage, startSite } from "../../unit/server/fake-site";

type Module = { handle?: RouteHandle; loader?: (args: LoaderFunctionArgs) => unknown };
const modules = import.meta.glob<Module>("../../../app/routes/**/*.tsx");

/** Addresses that make a loader read all that it ever does, where the pattern of its route is not one. */
const asked: Readonly<Record<string, string>> = {
  "/": `/?${recommenderName}=${recommendedGroups[0]?.key}`,
  "/samples/:slug/pages": `/samples/${therapist.slug}/pages`,
  "/books/:slug/fragment": `/books/${ownBook.slug}/fragment`,
  "/horoskop/:sign/:period": `/horoskop/baran/${formatIsoDate(new Date())}`,
};

/** The routes whose pages are cached, by their pattern. */
async function cachedRoutes(): Promise<[string, Module][]> {
  const all = await Promise.all(
    routes.map(async ({ path = "", file }: RouteConfigEntry): Promise<[string, Module][]> => {
      if (!/\bcached: \{/.test(await readFile(join("app", file), "utf8"))) return [];
      const module = await modules[`../../../app/${file}`]?.();
      return module?.handle?.cached ? [[`/${path}`, module]] : [];
    }),
  );
  return all.flat();
}

/** Tables of which some change says that public pages are old. */
async function announcingTables(): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select distinct relname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and tgenabled <> 'D' and prosrc like '%public_pages_changed%'`);
  return rows.map(({ name }) => name);
}

test("whatever table a cached page reads announces that it has changed", async () => {
  const announcing = await announcingTables();
  const read = new Set<string>();
  for (const [pattern, { loader }] of await cachedRoutes()) {
    if (!loader) continue;
    const path = asked[pattern] ?? pattern;
    const slug = pattern.includes(":slug") ? path.split("/")[2] : undefined;
    invalidateSwitches();
    const tables = await tablesOf(async () => {
      const { status } = await call(loader, get(path), slug ? { slug } : {});
      expect(status, path).toBe(200);
    });
    expect(announcing, path).toEqual(expect.arrayContaining(tables));
    for (const table of tables) read.add(table);
  }
  // None of them escaped the look at what was asked.
  expect([...read].sort()).toEqual([
    ...["book_edition_files", "book_files", "books", "groups", "horoscope_entries"],
    ...["horoscope_periods", "orders", "price_history", "promotions", "reviews", "switch_changes"],
  ]);
});

/** Other ways to write a value, of which some code would say that they mean the same. */
const otherSpellings = (value: string) =>
  [
    ...[value.toUpperCase(), value[0]?.toUpperCase() + value.slice(1), ` ${value}`, `${value}\t`],
    ...[
      `${value}\u0301`,
      `${value}\u0301\u0300`,
      `\ufeff${value}`,
      `${value[0]}\u0327${value.slice(1)}`,
    ],
    ...[
      `0${value}`,
      `+${value}`,
      `${value}.0`,
      `${value}T00:00:00Z`,
      `${value}-`,
      `${value},${value}`,
      "",
    ],
  ].filter((spelling) => spelling !== value);

describe("only what can be listed is cached", () => {
  afterEach(() => void vi.useRealTimers());

  test("of each parameter the values that its route lists, as they are spelled there", async () => {
    // No minute may end between two looks.
    vi.useFakeTimers({ toFake: ["Date"] });
    let written = 0;
    const cached = (await cachedRoutes()).map(([pattern, { handle, loader }]) => ({
      path: asked[pattern]?.split("?")[0] ?? pattern,
      pattern,
      loader,
      parameters: handle?.cached?.parameters ?? {},
    }));
    const site = await startSite(
      Object.fromEntries(
        cached.map(({ pattern, parameters }) => [
          pattern,
          { cached: { parameters }, loader: () => publicPage(() => `${written++}`) },
        ]),
      ),
    );
    const read = async (address: string) => (await fetch(site.url + address)).text();
    const isKept = async (address: string) => (await read(address)) === (await read(address));
    let parametersSeen = 0;
    for (const { path, parameters, loader } of cached) {
      expect(await isKept(path), path).toBe(true);
      for (const [name, listed] of Object.entries(parameters)) {
        parametersSeen++;
        const addressOf = (value: string) => `${path}?${new URLSearchParams({ [name]: value })}`;
        for (const value of listed()) {
          expect(await isKept(addressOf(value)), addressOf(value)).toBe(true);
          // What is listed is there: else it would be one page under several addresses.
          const { status } = loader ? await call(loader, get(addressOf(value))) : { status: 200 };
          expect(status, addressOf(value)).toBe(200);
        }
        for (const spelling of listed().flatMap(otherSpellings))
          expect(await isKept(addressOf(spelling)), addressOf(spelling)).toBe(false);
      }
    }
    await site.close();
    expect(parametersSeen).toBe(12);
  });

  test("of each name in an address the one that we gave", async () => {
    const named = (await cachedRoutes()).filter(([pattern]) => pattern.includes(":"));
    expect(named.map(([pattern]) => pattern).sort()).toEqual([
      "/books/:slug/fragment",
      "/horoskop/:sign/:period",
      "/samples/:slug/pages",
    ]);
    // What stands in the other one is listed, as are parameters.
    for (const [pattern, { loader }] of named.filter(([each]) => each.includes(":slug"))) {
      const slug = asked[pattern]?.split("/")[2] ?? "";
      for (const spelling of otherSpellings(slug)) {
        const { status } = await call(loader!, get(asked[pattern]!), { slug: spelling });
        expect(status, `${pattern} with ${spelling}`).toBe(404);
      }
    }
  });
});

const drop = (run: () => Promise<unknown>) => announcedBy("public_pages_changed", run);

describe("cached pages are dropped", () => {
  test("when a book goes off sale and comes back", async () => {
    const [book] = await db.select().from(books).where(eq(books.slug, ownBook.slug));
    const change = { bookId: book?.id ?? "", reason: "mistake" } as const;
    expect(
      await drop(() => changeBookState(staffContext("admin"), { ...change, move: "unpublish" })),
    ).toContain("books");
    expect(
      await drop(() => changeBookState(staffContext("admin"), { ...change, move: "publish" })),
    ).toContain("books");
  });

  test("when a switch is turned", async () => {
    const turn = { name: stopSelling(therapist.slug), note: "test" };
    const operator = testContext("operator");
    const on = { ...turn, to: "on", reason: "fault_of_ours" } as const;
    const off = { ...turn, to: "off", reason: "cause_removed" } as const;
    expect(await drop(() => setSwitch(operator, on))).toEqual(["switch_changes"]);
    expect(await drop(() => setSwitch(operator, off))).toEqual(["switch_changes"]);
  });

  test("when there is another group, or one less, and not by what goes on in it", async () => {
    let group: Awaited<ReturnType<typeof newGroup>> | undefined;
    expect(await drop(async () => (group = await newGroup()))).toEqual(["groups"]);
    const inIt = async () => {
      if (!group) throw new Error("no group");
      await writePost(await putInto(group, await newPerson()));
      await db.update(groups).set({ description: "O czymś innym." }).where(eq(groups.id, group.id));
    };
    expect(await drop(inIt)).toEqual([]);
    expect(await drop(() => db.delete(groups).where(eq(groups.id, group?.id ?? "")))).toEqual([
      "groups",
    ]);
  });

  test("when an order is said to be of something else, and not by orders that come and go on", async () => {
    const ordered = async () => {
      const { id } = await placeTestOrder(testContext("buyer"));
      await db.update(orders).set({ status: "expired" }).where(eq(orders.id, id));
    };
    expect(await drop(ordered)).toEqual([]);
    expect(await drop(() => db.update(orders).set({ bookTitle: null }))).toEqual(["orders"]);
  });
});
