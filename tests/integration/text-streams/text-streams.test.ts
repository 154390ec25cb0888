import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { sessions, textPieces, textStreams, users } from "~/db/schema";
import { paths } from "~/paths";
import type { TextEvent } from "~/site/text-event";
import { loader } from "~/routes/dev/trial-events";
import { serviceContext } from "~/services/command/context.server";
import { deleteOldTexts } from "~/services/text-streams/delete-old-texts.server";
import { batchInterval } from "~/services/text-streams/batch";
import { readText } from "~/services/text-streams/read-text.server";
import { beginText, storeText } from "~/services/text-streams/store-text.server";
import { beginTrial } from "~/services/text-streams/write-trial.server";
import { announcedBy } from "../../support/announcements";
import { testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { memberInside, userOf } from "../../support/settings";

const ctx = serviceContext("worker");

/** Somebody who is signed in, and the text that is about to be written for them. */
async function reader() {
  const { identity, jar } = await memberInside();
  const { id } = (await userOf(identity.id))!;
  return { identity, jar, id, subject: { kind: "trial", id } as const };
}

/** A text that comes when a test says so. */
async function written(subject: { kind: "trial"; id: string }) {
  const waiting: (string | null | Error)[] = [];
  let go = () => {};
  const say = (next: string | null | Error) => {
    waiting.push(next);
    go();
  };
  async function* pieces() {
    for (;;) {
      while (waiting.length === 0) await new Promise<void>((done) => (go = done));
      const next = waiting.shift()!;
      if (next === null) return;
      if (next instanceof Error) throw next;
      yield next;
    }
  }
  const stored = storeText(await beginText(ctx, subject), pieces());
  stored.catch(() => undefined);
  return {
    say: (piece: string) => say(piece),
    end: () => say(null),
    fail: () => say(new Error("the model is gone")),
    stored,
  };
}

/** What a page holds that reads along. */
async function open(
  { jar }: Pick<Awaited<ReturnType<typeof reader>>, "jar">,
  after = "0.0",
  lastEventId?: string,
) {
  const request = jar.on(get(`${paths.devTrialEvents()}${after}`));
  if (lastEventId) request.headers.set("Last-Event-ID", lastEventId);
  const { response, status } = await call(loader, request);
  const stream = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
  const page = { text: "", id: "", ended: undefined as TextEvent["ended"], isOver: false };
  let said = "";
  const next = async () => {
    for (;;) {
      const event = /id: (.*)\ndata: (.*)\n\n/.exec(said);
      if (event) {
        said = said.slice(event.index + event[0].length);
        const { text, replaces, ended } = JSON.parse(event[2]!) as TextEvent;
        Object.assign(page, { id: event[1], text: replaces ? text : page.text + text, ended });
        return page;
      }
      const { value, done } = await stream!.read();
      if (done) return Object.assign(page, { isOver: true });
      said += value;
    }
  };
  return {
    status,
    page,
    next,
    until: async (text: string) => {
      while (page.text !== text) {
        const { isOver } = await next();
        if (isOver) throw new Error(`The stream ended after: ${page.text}`);
      }
    },
    ended: async () => {
      while (!page.isOver) await next();
    },
    leave: () => stream?.cancel(),
  };
}

describe("whoever reads a text while it is written", () => {
  test("gets it as it comes, to its end, and nothing to wait for afterwards", async () => {
    const me = await reader();
    const text = await written(me.subject);
    const stream = await open(me);
    text.say("Dobry ");
    await stream.until("Dobry ");
    text.say("wieczór.");
    await stream.until("Dobry wieczór.");
    text.end();
    await stream.ended();
    expect(stream.page).toMatchObject({ text: "Dobry wieczór.", ended: "complete" });
    expect(await text.stored).toBe("Dobry wieczór.");
    expect((await open(me, stream.page.id)).status).toBe(204);
  });

  test("gets the same when they come late, reload, or come back after the line was lost", async () => {
    const me = await reader();
    const text = await written(me.subject);
    const early = await open(me);
    text.say("Jeden ");
    await early.until("Jeden ");
    await early.leave();
    text.say("dwa ");
    const late = await open(me);
    await late.until("Jeden dwa ");
    const back = await open(me, "0.0", early.page.id);
    await back.until("dwa ");
    text.say("trzy");
    text.end();
    await Promise.all([late.ended(), back.ended()]);
    expect(late.page.text).toBe("Jeden dwa trzy");
    expect(back.page.text).toBe("dwa trzy");
    const after = await open(me);
    await after.ended();
    expect(after.page).toMatchObject({ text: "Jeden dwa trzy", ended: "complete" });
  });

  test("hears that it broke off, and reads the next attempt in its place", async () => {
    const me = await reader();
    const first = await written(me.subject);
    const stream = await open(me);
    first.say("Źle");
    await stream.until("Źle");
    first.fail();
    await stream.ended();
    expect(stream.page).toMatchObject({ text: "Źle", ended: "failed" });
    await expect(first.stored).rejects.toThrow("the model is gone");
    const second = await written(me.subject);
    const again = await open(me, stream.page.id);
    again.page.text = stream.page.text;
    second.say("Dobrze");
    second.end();
    await again.ended();
    expect(again.page).toMatchObject({ text: "Dobrze", ended: "complete" });
  });

  test("is told a long past in parts, and all of it", async () => {
    const me = await reader();
    const { id } = await beginText(ctx, me.subject);
    await db.execute(sql`
      insert into text_pieces select ${id}, number, number || ' ' from generate_series(1, 1000) number`);
    const whole = { pieces: 1_000, state: "complete" } as const;
    await db.update(textStreams).set(whole).where(eq(textStreams.id, id));
    const stream = await open(me);
    await stream.ended();
    expect(stream.page.text).toBe(Array.from({ length: 1_000 }, (_, n) => `${n + 1} `).join(""));
  });

  test("is somebody who is signed in, and says where they are in words that mean something", async () => {
    const me = await reader();
    await written(me.subject);
    expect((await open({ jar: (await reader()).jar })).status).toBe(204);
    for (const after of ["x", "1", "-1.0", "1.1.1", "9999999999.0"])
      expect((await open(me, after)).status).toBe(400);
    expect((await call(loader, get(`${paths.devTrialEvents()}0.0`))).status).toBe(204);
  });

  test.each([
    [
      "signs out",
      ({ identity }: Awaited<ReturnType<typeof reader>>) =>
        db.delete(sessions).where(eq(sessions.auth0Id, identity.id)),
    ],
    [
      "is banned",
      ({ id }: Awaited<ReturnType<typeof reader>>) =>
        db.update(users).set({ status: "banned", bannedAt: new Date() }).where(eq(users.id, id)),
    ],
  ])("reads no more once they %s", async (_, ends) => {
    const me = await reader();
    const text = await written(me.subject);
    const stream = await open(me);
    text.say("Jeszcze ");
    await stream.until("Jeszcze ");
    await ends(me);
    const over = stream.ended();
    // Whoever is banned is not announced; within a second of a text that grows somebody asks.
    const growing = setInterval(() => text.say("a"), 50);
    await over;
    clearInterval(growing);
    expect(stream.page.ended).toBeUndefined();
    expect((await open(me)).status).toBe(204);
  });
});

describe("texts that grow", () => {
  test("are announced together: a thousand pieces of fifty texts, ten words a second", async () => {
    const subjects = Array.from({ length: 50 }, () => ({
      kind: "trial" as const,
      id: crypto.randomUUID(),
    }));
    const texts = await Promise.all(subjects.map(written));
    const began = performance.now();
    const words = await announcedBy("text_grown", async () => {
      for (let piece = 0; piece < 1_000; piece++) {
        texts[piece % 50]!.say(`${piece} `);
        if (piece % 100 === 0) await new Promise((done) => setTimeout(done, batchInterval));
      }
      for (const text of texts) text.end();
      await Promise.all(texts.map(({ stored }) => stored));
    });
    const all = new Set<string>(subjects.map(({ id }) => id));
    const ours = words
      .map((word) => word.split(","))
      .filter((ids) => ids.some((id) => all.has(id)));
    // However slow the machine is: it has had that many pauses, and one word before the first.
    expect(ours.length).toBeLessThanOrEqual((performance.now() - began) / batchInterval + 1);
    expect(new Set(ours.flat().filter((id) => all.has(id)))).toEqual(all);
    const read = await readText(ctx, subjects[7]!);
    expect(read).toMatchObject({ state: "complete" });
    expect(read?.text).toBe(Array.from({ length: 20 }, (_, n) => `${n * 50 + 7} `).join(""));
  });

  test("are announced without their names when there are more than a word has room for", async () => {
    const ids = Array.from({ length: 250 }, () => crypto.randomUUID());
    const texts = await Promise.all(ids.map((id) => written({ kind: "trial", id })));
    const me = await reader();
    const mine = await written(me.subject);
    const stream = await open(me);
    const words = await announcedBy("text_grown", async () => {
      mine.say("Już");
      for (const text of texts) text.say("x");
      await stream.until("Już");
      for (const text of texts) text.end();
      await Promise.all(texts.map(({ stored }) => stored));
    });
    expect(words).toContain("");
    await stream.leave();
  });

  test("hold nothing that the database cannot keep", async () => {
    const me = await reader();
    const text = await written(me.subject);
    for (const piece of ["\0", "\ud83c", "\udf19 ", '"\\n', "'); --"]) text.say(piece);
    text.end();
    await text.stored;
    expect((await readText(ctx, me.subject))?.text).toBe("🌙 \"\\n'); --");
  });

  test("are written by the last who began: who was before hears of it and stops", async () => {
    const me = await reader();
    const first = await written(me.subject);
    first.say("stary");
    await expect.poll(async () => (await readText(ctx, me.subject))?.text).toBe("stary");
    const second = await written(me.subject);
    second.say("nowy");
    const growing = setInterval(() => first.say(" i za późno"), 50);
    await expect(first.stored).rejects.toMatchObject({ code: "text_replaced" });
    clearInterval(growing);
    second.end();
    await second.stored;
    expect(await readText(ctx, me.subject)).toMatchObject({ text: "nowy", state: "complete" });
  });

  test("are begun by one of two who come at the same moment, or one after the other", async () => {
    const { subject } = await reader();
    const begun = await Promise.allSettled(
      Array.from({ length: 5 }, () => beginText(ctx, subject)),
    );
    for (const one of begun)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "text_begun" });
    const rows = await db.select().from(textStreams).where(eq(textStreams.subjectId, subject.id));
    expect(rows.filter(({ state }) => state === "open")).toHaveLength(1);
  });

  test("are deleted an hour after their last piece", async () => {
    const { subject } = await reader();
    const text = await written(subject);
    text.say("Krótko");
    text.end();
    await text.stored;
    const clock = { now: new Date(Date.now() + 59 * 60_000) };
    await deleteOldTexts(testContext("schedule", clock));
    expect(await readText(ctx, subject)).not.toBeNull();
    clock.now = new Date(Date.now() + 61 * 60_000);
    await deleteOldTexts(testContext("schedule", clock));
    expect(await db.select().from(textPieces)).toEqual([]);
    expect(await readText(ctx, subject)).toBeNull();
  });
});

test("what the model writes for a member comes to them word by word", async () => {
  const me = await reader();
  await beginTrial(
    { ...ctx, actor: { kind: "member", userId: me.id } },
    "Jak się uspokoić przed rozmową?",
  );
  const stream = await open(me);
  await stream.ended();
  expect(stream.page).toMatchObject({ ended: "complete" });
  expect(stream.page.text).toContain("„Jak się uspokoić przed rozmową?”");
});

describe("another process", () => {
  const started: ChildProcess[] = [];
  afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

  /** A process that has written these pieces and not the end. */
  async function writer(id: string, ...pieces: string[]) {
    const child = fork("tests/support/write-text.ts", [id, ...pieces], {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    started.push(child);
    await once(child, "message");
    return child;
  }

  test("writes what is read here", async () => {
    const me = await reader();
    const child = await writer(me.id, "Z ", "daleka.");
    const stream = await open(me);
    await stream.until("Z daleka.");
    child.send("go on");
    await stream.ended();
    expect(stream.page).toMatchObject({ text: "Z daleka. Koniec.", ended: "complete" });
  });

  test("that is killed in the middle leaves what it wrote, until another attempt takes its place", async () => {
    const me = await reader();
    const child = await writer(me.id, "Połowa");
    const stream = await open(me);
    await stream.until("Połowa");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await readText(ctx, me.subject)).toMatchObject({ text: "Połowa", state: "open" });
    const again = await written(me.subject);
    again.say("Całość");
    again.end();
    await stream.ended();
    expect(stream.page).toMatchObject({ text: "Całość", ended: "complete" });
  });
});

test("what was written while nobody could listen is told as soon as somebody can again", async () => {
  const me = await reader();
  const text = await written(me.subject);
  const stream = await open(me);
  text.say("Przed. ");
  await stream.until("Przed. ");
  const listeners = sql`select pid from pg_stat_activity
    where application_name = 'konstelacja-listener' and datname = current_database()`;
  expect(await db.execute(listeners)).toHaveLength(1);
  await db.execute(sql`select pg_terminate_backend(pid) from (${listeners}) listener`);
  text.say("Po.");
  await stream.until("Przed. Po.");
  text.end();
  await stream.ended();
  expect(await db.execute(listeners)).toHaveLength(1);
});
