import { randomUUID } from "node:crypto";
import type * as timers from "node:timers/promises";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { env } from "~/config/env.server";
import { parseEnvironment } from "~/config/settings";
import { db } from "~/db/client.server";
import { attachments, contactMessages, rateLimits } from "~/db/schema";
import { datingBio } from "~/products/dating-bio/product";
import * as aCase from "~/routes/community/case";
import * as confirmation from "~/routes/community/confirm-report";
import * as unsubscribing from "~/routes/community/unsubscribe";
import * as document from "~/routes/orders/document";
import { loader as orderPage } from "~/routes/orders/success";
import * as step from "~/routes/rental/step";
import { acceptFiles, type AcceptedFile } from "~/services/attachments/accept-files.server";
import { reserveRoom } from "~/services/attachments/reserve-room.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { rateLimitRules, type RateLimitName } from "~/services/rate-limits/rules.server";
import { mailboxOf } from "~/services/rate-limits/mailbox";
import { networkOf } from "~/services/rate-limits/network";
import {
  deleteOldRateLimits,
  consumeRateLimit,
} from "~/services/rate-limits/consume-rate-limit.server";
import { placeOpenOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { fileOf, pdfWith } from "../../support/sample-files";
import { statementsOf } from "../../support/statements";
import { buildOf, startWebServer } from "../../support/web-server";
import { screeningOf } from "../../support/screening";

// As it is, seen: how long somebody is told to wait is no matter of how fast this machine is.
vi.mock("node:timers/promises", async (original) => {
  const real = await original<typeof timers>();
  return { ...real, setTimeout: vi.fn(real.setTimeout) };
});

const hour = 60 * 60_000;
const clock = { now: new Date() };
const ctx = testContext("visitor", clock);
/** What the tests' own settings leave alone. */
const { LIMIT_PATIENCE_MS: ofTests } = env;
const { LIMIT_PATIENCE_MS: patience } = parseEnvironment({ ...process.env, LIMIT_PATIENCE_MS: "" });
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  env.LIMIT_PATIENCE_MS = ofTests;
  clock.now = new Date();
});

/** The rate limits of another web process: it shares nothing but the database. */
async function otherProcess() {
  vi.resetModules();
  const { consumeRateLimit: take } =
    await import("~/services/rate-limits/consume-rate-limit.server");
  return take;
}

const allowed = (answers: { allowed: boolean }[]) => answers.filter((a) => a.allowed).length;
const somebody = () => randomUUID();

describe("a rate limit", () => {
  test("is counted by all processes together, however many ask at the same time", async () => {
    const whose = somebody();
    const other = await otherProcess();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 === 0 ? consumeRateLimit : other)(ctx, "contactMessagesOfNetwork", whose),
      ),
    );
    expect(allowed(answers)).toBe(rateLimitRules.contactMessagesOfNetwork.max);
    expect(answers.find((answer) => !answer.allowed)).toMatchObject({ retryAfterSeconds: 3600 });
  });

  test("comes back when its window has ended", async () => {
    const whose = somebody();
    const take = () => consumeRateLimit(ctx, "contactReceipts", whose);
    expect(allowed([await take(), await take()])).toBe(1);
    clock.now = new Date(clock.now.getTime() + 25 * hour);
    expect(allowed([await take(), await take()])).toBe(1);
  });

  const down = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const away = {
    ...ctx,
    db: {
      $with: () => {
        throw down;
      },
    } as unknown as typeof db,
  };

  test("holds, in the process, while the database is away", async () => {
    const whose = somebody();
    const take = () => consumeRateLimit(away, "contactMessages", whose);
    const answers = [await take(), await take(), await take(), await take(), await take()];
    expect(allowed(answers)).toBe(rateLimitRules.contactMessages.max);
  });

  test("is counted on while the database goes away and comes back, as far as this process knows", async () => {
    const whose = somebody();
    const take = async (from: typeof ctx) => {
      const { allowed: isAllowed } = await consumeRateLimit(from, "contactMessages", whose);
      return isAllowed;
    };
    expect(rateLimitRules.contactMessages.max).toBe(3);
    expect([await take(ctx), await take(ctx), await take(away)]).toEqual([true, true, true]);
    expect([await take(away), await take(ctx), await take(away)]).toEqual([false, false, false]);
    clock.now = new Date(clock.now.getTime() + hour);
    expect(await take(away)).toBe(true);
  });

  test("goes by the greater count, where the database has not heard of all that was taken", async () => {
    const whose = somebody();
    const take = async (from: typeof ctx, part: number) => {
      const amount = part * rateLimitRules.uploads.max;
      const { allowed: isAllowed } = await consumeRateLimit(from, "uploads", whose, amount);
      return isAllowed;
    };
    expect([await take(ctx, 0.25), await take(away, 0.5)]).toEqual([true, true]);
    expect([await take(ctx, 0.25), await take(away, 0.5)]).toEqual([true, false]);
  });

  test("holds, and keeps nobody waiting, while the database hangs", async () => {
    env.LIMIT_PATIENCE_MS = patience;
    const never = new Promise(() => {});
    // Whatever is put together from it is never answered.
    const hanging: object = new Proxy(() => {}, {
      get: (_, name) => (name === "execute" ? () => never : hanging),
      apply: () => hanging,
    });
    const away = { ...ctx, db: hanging as typeof db };
    vi.mocked(pause).mockClear();
    expect(await consumeRateLimit(away, "contactReceipts", "hanging")).toEqual({ allowed: true });
    expect(await consumeRateLimit(away, "contactReceipts", "hanging")).toMatchObject({
      allowed: false,
    });
    // Once: what was taken then is known here, and asked of nobody.
    expect(vi.mocked(pause).mock.calls.map(([ms]) => ms)).toEqual([patience]);
    expect(patience).toBeLessThanOrEqual(500);
  });

  test("that is used up costs no query, and nothing says whose it was", async () => {
    const whose = `10.9.8.7 ${somebody()}`;
    const take = () => consumeRateLimit(ctx, "contactReceipts", whose);
    await take();
    const asked = vi.spyOn(db, "insert");
    for (let times = 0; times < 50; times++) expect((await take()).allowed).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    const rows = await db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toContain("10.9.8.7");
  });

  test("costs one statement, whether there is room or not", async () => {
    const whose = somebody();
    const other = await otherProcess();
    const take = (from: typeof consumeRateLimit) => () => from(ctx, "contactReceipts", whose);
    expect(await statementsOf(take(consumeRateLimit))).toBe(1);
    // This one does not know yet that nothing is left.
    expect(await statementsOf(take(other))).toBe(1);
    expect(await take(other)()).toMatchObject({ allowed: false, retryAfterSeconds: 24 * 60 * 60 });
  });

  test("is forgotten when its time is over", async () => {
    await consumeRateLimit(ctx, "contactReceipts", somebody());
    expect(await db.select().from(rateLimits)).not.toEqual([]);
    clock.now = new Date(clock.now.getTime() + 100 * hour);
    await deleteOldRateLimits(ctx);
    expect(await db.select().from(rateLimits)).toEqual([]);
  });

  test.each(Object.keys(rateLimitRules) as RateLimitName[])(
    "%s lets its number through",
    async (name) => {
      const { max } = rateLimitRules[name];
      const whose = somebody();
      const take = async (amount: number) =>
        (await consumeRateLimit(ctx, name, whose, amount)).allowed;
      expect(await take(max + 1)).toBe(false);
      // All but the last one at once: some limits are counted in bytes.
      if (max > 1) expect(await take(max - 1)).toBe(true);
      expect(await take(1)).toBe(true);
      expect(await take(1)).toBe(false);
    },
  );
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:1:2::ffff", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["192.0.2.7", "192.0.2.7"],
])("the network of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ["Anna.Nowak+sklep@Gmail.com", "annanowak@gmail.com"],
  ["anna+1+2@example.com", "anna@example.com"],
  ["anna.nowak@example.com", "anna.nowak@example.com"],
  ["+anna@example.com", "+anna@example.com"],
])("the mailbox of %s is %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test("25 labels of one mailbox get one receipt and three messages", async () => {
  const name = `ofiara.${somebody()}`;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 25 }, (_, number) =>
      sendContactMessage(ctx, {
        email: `${name}+${number}@example.com`,
        message: `Nr ${number}`,
        screening: screeningOf(),
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const stored = await db
    .select()
    .from(contactMessages)
    .where(sql`${contactMessages.email} like ${`${name}%`}`);
  expect(stored.filter(({ receiptMailId }) => receiptMailId !== null)).toHaveLength(1);
});

test("200 looks at an unpaid order ask the gateway once in three seconds", async () => {
  const { order, transactionId } = await placeOpenOrder();
  const calls = vi.spyOn(globalThis, "fetch");
  // However long this machine takes for them, they come within one window.
  vi.useFakeTimers({ toFake: ["Date"] });
  const look = () => call(orderPage, get(`/payment/success?tr_crc=${order.token}`));
  const answers = await Promise.all(Array.from({ length: 200 }, look));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const aboutIt = calls.mock.calls.filter(([address]) => String(address).includes(transactionId));
  expect(aboutIt).toHaveLength(1);
});

describe("posts", async () => {
  let arrived = 0;
  const loader = () => new Response("ok");
  const build = buildOf({
    kontakt: { action: () => new Response(String(arrived++)) },
    "doradca-prawny/umowa/:token/:step": { action: loader, handle: step.handle },
    "orders/:token/document/:position?": { loader, handle: document.handle },
    "cases/:key": { loader, handle: aCase.handle },
    "report/confirm/:key": { loader, handle: confirmation.handle },
    "unsubscribe/:key": { loader, handle: unsubscribing.handle },
  });
  const [one, two] = await Promise.all([startWebServer(build), startWebServer(build)]);

  test("of a network are counted by all servers, whatever is in front of the address", async () => {
    const max = rateLimitRules.posts.max;
    const statuses = await Promise.all(
      Array.from({ length: max + 20 }, (_, number) =>
        fetch(
          `${number % 2 === 0 ? one.url : two.url}${number % 3 === 0 ? "/kontakt/" : "/kontakt"}`,
          {
            method: "POST",
            // Nobody in front of us is trusted here.
            headers: { "x-forwarded-for": `198.51.100.${number % 250}` },
          },
        ).then((response) => response.status),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(arrived).toBe(max);
    const refused = await fetch(`${one.url}/kontakt`, { method: "POST" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("<h1>Za dużo prób</h1>");
  });

  test("that only ask for a preview are counted apart, and nothing else passes for one", async () => {
    const posting = async (url: string) =>
      (await one.app.inject({ method: "POST", url, remoteAddress: "198.51.100.8" })).statusCode;
    const looks = Array.from({ length: rateLimitRules.previews.max + 5 }, () =>
      posting("/doradca-prawny/umowa/abc/2?look=1"),
    );
    expect((await Promise.all(looks)).filter((status) => status === 429)).toHaveLength(5);
    const max = rateLimitRules.posts.max;
    const posts = Array.from({ length: max + 5 }, () => posting("/kontakt?look=1"));
    expect((await Promise.all(posts)).filter((status) => status === 429)).toHaveLength(5);
    expect(await posting("/doradca-prawny/umowa/abc/2")).toBe(429);
  });

  test("are no way around: reads by token are limited as well, however the path is written", async () => {
    const looks = Array.from({ length: rateLimitRules.tokenLookups.max + 20 }, (_, number) => {
      const places = [
        ...["/orders/:token/document", "/%6frder%73/:token/document/", "/cases/:token"],
        ...["/Report/Confirm/:token", "/unsubscribe/:token"],
      ];
      const url = places[number % places.length]!.replace(":token", somebody());
      return one.app.inject({ url, remoteAddress: "198.51.100.9" });
    });
    const refused = (await Promise.all(looks)).filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(20);
  });
});

describe("files of orders that nobody pays for", () => {
  const place = (files: readonly AcceptedFile[]) =>
    placeOrder(ctx, {
      product: datingBio,
      screening: screeningOf(),
      submission: {
        formToken: somebody(),
        email: "ala@example.com",
        answers: { name: "Ala", gender: "kobieta", interests: "x", personality: "y" },
      },
      files,
    });
  const noRoom = { name: "TooManyRequests" };
  const filesOf = async (kilobytes: number) => {
    const { files } = await acceptFiles([fileOf("cv.pdf", await pdfWith("Ala"))]);
    return files.map((file) => ({ ...file, bytes: Buffer.alloc(kilobytes * 1024) }));
  };

  test("have so much room in all", async () => {
    const files = await filesOf(100);
    await place(files);
    await expect(reserveRoom(ctx, { files, room: 150 * 1024 })).rejects.toMatchObject(noRoom);
    await expect(reserveRoom(ctx, { files, room: 210 * 1024 })).resolves.toBeUndefined();
    await expect(reserveRoom(ctx, { files: [], room: 0 })).resolves.toBeUndefined();
  });

  test("have so much room a day for each network", async () => {
    const files = await filesOf(rateLimitRules.uploads.max / 1024 / 3);
    const from = (clientAddress: string) => reserveRoom(ctx, { files, clientAddress });
    for (let number = 1; number <= 3; number++) await from(`2001:db8:77:1::${number}`);
    for (let number = 4; number <= 5; number++)
      await expect(from(`2001:db8:77:1::${number}`)).rejects.toMatchObject({
        ...noRoom,
        code: "uploads",
        retryAfterSeconds: 24 * 60 * 60,
      });
    await expect(from("2001:db8:77:2::1")).resolves.toBeUndefined();
    clock.now = new Date(clock.now.getTime() + 25 * hour);
    await expect(from("2001:db8:77:1::1")).resolves.toBeUndefined();
  });

  test("go with the answers, and give their room back", async () => {
    const files = await filesOf(10);
    const { id } = await place(files);
    clock.now = new Date(clock.now.getTime() + 25 * hour);
    await deleteExpiredContent(testContext("schedule", clock));
    expect(await db.select().from(attachments).where(eq(attachments.orderId, id))).toEqual([]);
    await expect(reserveRoom(ctx, { files, room: 10 * 1024 })).resolves.toBeUndefined();
  });
});
