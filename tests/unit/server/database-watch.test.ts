import { EventEmitter } from "node:events";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseWatch } from "../../../server/database-watch";

// The clock of these tests stands still, also for what waits with promises.
vi.mock("node:timers/promises", () => ({
  setTimeout: (ms: number) => new Promise((done) => setTimeout(done, ms)),
  setImmediate: () => new Promise((done) => setImmediate(done)),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that answers when it is told to, and the connections of the pages to it. */
function database() {
  let bytes = 0;
  const asked = vi.fn();
  const letGo = vi.fn();
  const letSilentGo = vi.fn((_milliseconds: number) => false);
  let answer: { yes: () => void; no: () => void } = { yes: () => {}, no: () => {} };
  let answersAtOnce = false;
  const ping = async () => {
    asked();
    if (answersAtOnce) return;
    return new Promise<void>((yes, no) => {
      answer = { yes, no: () => no(new Error("refused")) };
    });
  };
  const watch = databaseWatch(ping, [{ heard: () => bytes, letGo, letSilentGo }]);
  return {
    watch,
    asked,
    letGo,
    letSilentGo,
    /** Now and from now on. */
    isThere: () => {
      answersAtOnce = true;
      answer.yes();
    },
    hangs: () => void (answersAtOnce = false),
    refuses: () => answer.no(),
    /** Something came in over a connection of the pages. */
    speaks: () => void bytes++,
  };
}

/** Somebody who waits for an answer. @returns what they are answered instead */
function waiting({ begin, end }: ReturnType<typeof databaseWatch>, method = "GET", url = "/panel") {
  const instead = { status: 0, headers: {} as Record<string, string>, page: "" };
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  const reply = {
    raw,
    removeHeader: () => reply,
    status: (code: number) => ((instead.status = code), reply),
    headers: (all: Record<string, string>) => (Object.assign(instead.headers, all), reply),
    send: (page: string) => (instead.page = page),
  };
  const request = { method, url } as FastifyRequest;
  begin(request, reply as unknown as FastifyReply, () => {});
  /** The application has begun to answer by itself. */
  const answered = () => end(request, reply as unknown as FastifyReply, "", () => {});
  return { instead, answered, leaves: () => void (raw.destroyed = true) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Until the database counts as silent: a request may take 1.1 s, an answer to the question 0.4 s, and reading it a turn. */
async function passUntilSilent() {
  await pass(1_500);
  // What begins within a turn of this clock comes a millisecond later.
  await pass(1);
}

describe("a database that hangs", () => {
  test("is asked once a request has taken 1.1 s, once for all that wait", async () => {
    const { watch, asked } = database();
    for (let number = 0; number < 3; number++) waiting(watch);
    await pass(1_099);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    ["GET", 300],
    ["HEAD", 300],
    ["POST", 5_000],
  ])("leaves %s %i ms to answer in its own words", async (method, lastWords) => {
    const { watch, letGo } = database();
    const { instead } = waiting(watch, method);
    await passUntilSilent();
    expect(letGo).toHaveBeenCalledOnce();
    await pass(lastWords - 1);
    expect(instead.status).toBe(0);
    await pass(1);
    expect(instead).toMatchObject({ status: 503, headers: { "Cache-Control": "no-store" } });
    expect(Number(instead.headers["Retry-After"])).toBeGreaterThan(0);
    expect(instead.page).toContain("<html");
  });

  test("is answered for to nobody who has left, or whose answer has begun", async () => {
    const { watch } = database();
    const [gone, answered] = [waiting(watch), waiting(watch)];
    await passUntilSilent();
    gone.leaves();
    answered.answered();
    await pass(300);
    expect([gone.instead.status, answered.instead.status]).toEqual([0, 0]);
  });
});

describe("a database that is there", () => {
  test("keeps its connections, and whoever waits goes on waiting", async () => {
    const { watch, letGo, isThere } = database();
    const { instead } = waiting(watch);
    await pass(1_100);
    isThere();
    await pass(10_000);
    expect(letGo).not.toHaveBeenCalled();
    expect(instead.status).toBe(0);
  });

  test("is not given up while it speaks on any connection, however late the question is answered", async () => {
    const { watch, letGo, speaks } = database();
    const { instead } = waiting(watch);
    for (let look = 0; look < 5; look++) {
      await pass(1_200);
      speaks();
      await pass(301);
    }
    expect(letGo).not.toHaveBeenCalled();
    expect(instead.status).toBe(0);
  });

  test("is heard, though this process was too busy to read its answer in time", async () => {
    const { watch, letGo, isThere } = database();
    const { instead } = waiting(watch);
    await pass(1_100);
    // As after a stall: timers that are due come first, and what has arrived is read then.
    vi.advanceTimersByTime(399);
    setTimeout(() => queueMicrotask(isThere), 1);
    await pass(10_000);
    expect(letGo).not.toHaveBeenCalled();
    expect(instead.status).toBe(0);
  });
});

describe("a database that answers, but not what a page has asked", () => {
  /** Time for so many looks. */
  const looks = (times: number) => pass(times * 1_100);

  test("is asked again for as long as the page waits, and hung up on where it is silent for three seconds", async () => {
    const answers = database();
    answers.isThere();
    waiting(answers.watch);
    await looks(3);
    expect(answers.asked).toHaveBeenCalledTimes(3);
    expect(answers.letSilentGo.mock.calls).toEqual([[3_000], [3_000], [3_000]]);
    expect(answers.letGo).not.toHaveBeenCalled();
  });

  test("is given a second by whoever waits soon after that, and three again later", async () => {
    const answers = database();
    answers.isThere();
    answers.letSilentGo.mockReturnValueOnce(true);
    waiting(answers.watch);
    await looks(6);
    const patience = answers.letSilentGo.mock.calls.flat();
    expect(patience).toEqual([3_000, 1_000, 1_000, 1_000, 1_000, 3_000]);
  });

  test("may take its time for staff, and loses nothing once the page is answered", async () => {
    const answers = database();
    answers.isThere();
    waiting(answers.watch, "GET", "/admin/orders");
    await looks(4);
    const { answered } = waiting(answers.watch, "GET", "/post/1");
    answered();
    await looks(4);
    expect(answers.letSilentGo).not.toHaveBeenCalled();
  });

  test("is away once it hangs, however often it has answered before", async () => {
    const answers = database();
    answers.isThere();
    const { instead } = waiting(answers.watch);
    await looks(2);
    answers.hangs();
    await passUntilSilent();
    await pass(300);
    expect(answers.letGo).toHaveBeenCalledOnce();
    expect(instead.status).toBe(503);
  });
});

test("a database that refuses is away, and has no connections to be ended", async () => {
  const { watch, letGo, refuses } = database();
  const { instead } = waiting(watch);
  await pass(1_100);
  refuses();
  await pass(299);
  expect(instead.status).toBe(0);
  await pass(1);
  expect(instead.status).toBe(503);
  expect(letGo).not.toHaveBeenCalled();
});
