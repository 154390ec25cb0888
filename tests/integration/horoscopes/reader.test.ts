import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { horoscopeEntries, horoscopePeriods } from "~/db/schema";
import { formatIsoDate } from "~/copy/format";
import { loader as archive } from "~/routes/public/horoscope-archive";
import { loader as card } from "~/routes/public/horoscope-card";
import { loader as reader } from "~/routes/public/horoscope-detail";
import { loader as feed } from "~/routes/public/horoscope-feed";
import { loader as calendar } from "~/routes/public/sky-calendar";
import { loader as today } from "~/routes/public/horoscope-today";
import { sentencesOf } from "~/services/horoscopes/queries.server";
import { dayAfter } from "~/time/warsaw-time";
import { published, written } from "../../support/horoscopes";
import { call, get } from "../../support/requests";

type Page = Awaited<ReturnType<typeof reader>>;

const day = formatIsoDate(new Date());
const ask = (search: string) => call<Page>(reader, get(`/horoscope-detail?${search}`));
const askShort = (sign: string, period: string) =>
  call<Page>(reader, get(`/horoskop/${sign}/${period}`), { sign, period });

beforeEach(async () => {
  await db.delete(horoscopeEntries);
  await db.delete(horoscopePeriods);
});

describe("the reader", () => {
  test("shows one sentence, three lines, the text with its question, and what it was written from", async () => {
    await published(day);
    const { data } = await ask(`sign=baran&scope=daily&date=${day}`);
    expect(data.title).toBe("Horoskop dzienny\u00a0– Baran");
    expect(data.text?.lines.map(({ title }) => title)).toEqual(["Miłość", "Praca", "Zdrowie"]);
    expect(data.text?.question).toMatch(/\?$/);
    expect(data.text?.further.map(({ kind }) => kind)).toEqual([
      "love",
      "work",
      "health",
      "advice",
    ]);
    expect(data.sky?.places).toHaveLength(10);
    expect(data.structuredData).toMatchObject({
      inLanguage: "pl",
      creditText: "Tekst wygenerowany przez AI",
    });
    for (const score of Object.values(data.scores ?? {})) {
      expect(score).toBeGreaterThanOrEqual(3);
      expect(score).toBeLessThanOrEqual(10);
    }
  });

  test("says that the editors have read it only of what somebody approved", async () => {
    await published(day);
    expect((await ask("sign=baran")).data.text?.isApproved).toBe(false);
    const approve = (kind: "main" | "love" | "work" | "health" | "advice") =>
      db
        .update(horoscopeEntries)
        .set({ approvedAt: new Date(), approvedBy: crypto.randomUUID() })
        .where(eq(horoscopeEntries.kind, kind));
    await approve("main");
    const { text } = (await ask("sign=baran")).data;
    // The card shows the first words of the others, which nobody has read.
    expect(text?.isApproved).toBe(false);
    expect(text?.further.every(({ isApproved }) => !isApproved)).toBe(true);
    for (const kind of ["love", "work", "health", "advice"] as const) await approve(kind);
    expect((await ask("sign=baran")).data.text?.isApproved).toBe(true);
  });

  test.each(["lew", "Lew", "LEO", "leo", " lew "])("knows %s", async (name) => {
    expect((await ask(new URLSearchParams({ sign: name }).toString())).data.sign.slug).toBe("lew");
  });

  test.each([
    ["2026-11-22", "2026-11-22"],
    ["2026.11.22", "2026-11-22"],
    ["2026-02-31", day],
    ["abc", day],
    ["9".repeat(5_000), day],
    ["<script>alert(1)</script>", day],
    ["' or 1=1 --", day],
    ["", day],
  ])("reads the date %s", async (given, read) => {
    expect((await ask(new URLSearchParams({ date: given }).toString())).data.date).toBe(read);
  });

  test("takes an unknown scope for the day, and leads an unknown sign to all of them", async () => {
    expect((await ask("scope=hourly")).data.scope).toBe("daily");
    for (const sign of ["wezownik", "%00", "../../etc/passwd", "b".repeat(9_000)]) {
      const answer = await call(reader, get(`/horoscope-detail?${new URLSearchParams({ sign })}`));
      expect(answer.status).toBe(302);
      expect(answer.headers.get("Location")).toBe("/horoscope#znaki");
    }
  });

  test("shows the asked day's sky and the nearest text, with its date, where there is none", async () => {
    await published(day);
    const { data } = await ask(`sign=ryby&date=${dayAfter(day, 5)}`);
    expect(data.text).toBeNull();
    expect(data.sky?.places).toHaveLength(10);
    expect(data.nearest?.text?.sentence).toBeTruthy();
    expect(data.nearest?.href).toContain(day);
    expect(data.isIndexed).toBe(false);
  });

  test("shows nothing that nobody approved, and no text of a sky that it does not compute", async () => {
    await written(day);
    expect((await ask("sign=baran")).data).toMatchObject({ text: null, nearest: null });
    for (const date of ["0001-01-01", "9999-12-31"]) {
      const lost = await call(reader, get(`/horoscope-detail?date=${date}`));
      expect(lost.status).toBe(302);
    }
    await db.update(horoscopeEntries).set({ state: "published" });
    for (const date of ["0001-01-01", "9999-12-31"]) {
      const { data } = await ask(`date=${date}`);
      expect(data).toMatchObject({ sky: null, text: null, previous: null, next: null });
      expect(data.nearest?.text).toBeTruthy();
    }
  });

  test("leads from the running year to today, and from another to its first day", async () => {
    expect((await ask(`scope=yearly&date=${day}`)).data).toMatchObject({ near: day });
    expect((await ask(`scope=weekly&date=${day}`)).data).toMatchObject({ near: day });
    expect((await ask("scope=yearly&date=2024-05-05")).data).toMatchObject({ near: "2024-01-01" });
    expect((await ask(`date=${dayAfter(day, 1)}`)).data).toMatchObject({ near: dayAfter(day, 1) });
  });

  test("has a lasting address for a day, a week, a month and a year, which is the one that counts", async () => {
    for (const [period, scope] of [
      ["2026-11-22", "daily"],
      ["2026-W47", "weekly"],
      ["2026-11", "monthly"],
      ["2026", "yearly"],
    ] as const) {
      const { data } = await askShort("baran", period);
      expect(data.scope).toBe(scope);
      expect(data.canonical).toBe(`/horoskop/baran/${period}`);
      const same = await ask(
        new URLSearchParams({ sign: "baran", scope, date: data.date }).toString(),
      );
      expect(same.data.canonical).toBe(data.canonical);
    }
    for (const wrong of ["2026-13", "2026-W60", "2026-11-31", "nic", "20261122"])
      expect(
        (await call(reader, get(`/horoskop/baran/${wrong}`), { sign: "baran", period: wrong }))
          .status,
      ).toBe(404);
    const short = await call(today, get("/horoskop/baran"), { sign: "baran" });
    expect(short.headers.get("Location")).toContain(`date=${day}`);
  });
});

describe("beside the reader", () => {
  test("an archive, a feed, a calendar and two pictures lead to what is out", async () => {
    const entries = await published(day);
    const sentence =
      entries.find(({ sign, kind }) => sign === "rak" && kind === "main")?.header ?? "";
    const listed = await call<Awaited<ReturnType<typeof archive>>>(
      archive,
      get("/horoskop/rak/archiwum"),
      { sign: "rak" },
    );
    expect(listed.data.days).toEqual([{ day, sentence }]);
    const rss = await (
      await feed({ request: get("/x"), params: { sign: "rak" }, context: {} } as never)
    ).text();
    expect(rss).toContain(`/horoskop/rak/${day}</link>`);
    expect(rss).toContain("<category>AI</category>");
    const ics = await calendar().text();
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/);
    for (const phase of ["Nów", "Pierwsza kwadra", "Pełnia", "Ostatnia kwadra"])
      expect(ics).toMatch(new RegExp(`SUMMARY:${phase} we? `));
    expect(ics.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    for (const [name, width, height] of [
      ["karta-pionowa.png", 1080, 1350],
      ["karta-pozioma.png", 1200, 630],
    ] as const) {
      const params = { sign: "rak", period: day, card: name };
      const picture = await card({ request: get("/x"), params, context: {} } as never);
      const size = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect([size.width, size.height, size.format]).toEqual([width, height, "png"]);
    }
    const none = { sign: "rak", period: "2001-01-01", card: "karta-pionowa.png" };
    await expect(
      card({ request: get("/x"), params: none, context: {} } as never),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each(["9999-12", "0001-01", "2026-13", "2026"])(
    "an archive of %s, which nobody computes, is not there",
    async (month) => {
      const path = `/horoskop/rak/archiwum/${month}`;
      expect((await call(archive, get(path), { sign: "rak", month })).status).toBe(404);
    },
  );

  test("the hub and the landing page have today's sentence of each sign, and none that is not out", async () => {
    await written(day);
    expect(await sentencesOf({ db }, day)).toEqual({});
    await db.update(horoscopeEntries).set({ state: "published" });
    expect(Object.keys(await sentencesOf({ db }, day))).toHaveLength(12);
  });
});
