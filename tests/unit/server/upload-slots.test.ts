import { stretched } from "../../../scripts/time-limits";
import { connect } from "node:net";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { uploadSlots } from "../../../server/upload-slots";

const large = "a".repeat(20);
const apps: ReturnType<typeof fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A server whose answers wait until `finish` is called. */
function serverWith(
  options: Partial<Parameters<typeof uploadSlots>[0]> = {},
  work = async () => {},
) {
  const app = fastify({ trustProxy: true });
  apps.push(app);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slots = uploadSlots({
    ...{ most: 2, above: 10, room: 1_000_000, mostRead: 2, minRate: 1, interval: 60_000 },
    ...options,
  });
  let count = 0;
  const expected = new Map<number, () => void>();
  /** That so many have begun. */
  const arrived = (wanted: number) =>
    new Promise<void>((resolve) => (count >= wanted ? resolve() : expected.set(wanted, resolve)));
  app.addHook("preParsing", (_request, _reply, payload, done) => {
    expected.get((count += 1))?.();
    done(null, payload);
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/", { onRequest: slots.arrive, preHandler: slots.beRead }, async () => {
    await finished;
    await work();
    return "ok";
  });
  const post = (from: string, body = large) =>
    app.inject({
      method: "POST",
      url: "/",
      body,
      headers: { "content-type": "a/b", "x-forwarded-for": from },
    });
  return { app, post, finish, arrived };
}

describe("large bodies", () => {
  it("come in only so many at the same time", async () => {
    const { post, finish } = serverWith();
    const first = [post("192.0.2.1"), post("192.0.2.2")];
    await new Promise((resolve) => setImmediate(resolve));

    const refused = await post("192.0.2.3");
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("15");
    expect(refused.body).toContain("Chwila przerwy");
    const small = post("192.0.2.3", "a");

    finish();
    for (const { statusCode } of await Promise.all([...first, small])) expect(statusCode).toBe(200);
    expect((await post("192.0.2.3")).statusCode).toBe(200);
  });

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
  ])("come from a network one at a time: %s and %s are one", async (one, other) => {
    const { post, finish } = serverWith();
    const first = post(one);
    await new Promise((resolve) => setImmediate(resolve));
    expect((await post(other)).statusCode).toBe(503);
    const stranger = post("198.51.100.7");
    finish();
    expect((await first).statusCode).toBe(200);
    expect((await stranger).statusCode).toBe(200);
    expect((await post(other)).statusCode).toBe(200);
  });

  it("that crawl take no place from those that come after them", async () => {
    const { app, finish, arrived } = serverWith({ most: 4, minRate: 0, interval: 1 });
    finish();
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const head = ["POST / HTTP/1.1", "Host: x", "Content-Type: a/b", "Content-Length: 200000"];
    const crawlers = [2, 3, 4, 5].map((host) => {
      const from = { port: Number(port), host: "127.0.0.1", localAddress: `127.0.0.${host}` };
      const crawler = connect(from);
      crawler.on("error", () => undefined);
      crawler.write(`${head.join("\r\n")}\r\n\r\na`);
      return { crawler, ended: new Promise((done) => crawler.once("close", done)) };
    });
    await arrived(4);
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      body: large,
      headers: { "content-type": "a/b", connection: "close" },
    });
    expect(answer.status).toBe(200);
    await Promise.race(crawlers.map(({ ended }) => ended));
    expect(crawlers.filter(({ crawler }) => !crawler.destroyed)).toHaveLength(3);
    for (const { crawler } of crawlers) crawler.destroy();
  });

  it("that have arrived are looked at a few at a time, and the others wait", async () => {
    let most = 0;
    let now = 0;
    const { post, finish } = serverWith({ most: 9, mostRead: 2 }, async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
    });
    finish();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((host) => post(`192.0.2.${host}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(most).toBe(2);
  });

  it("that dawdle lose their place", async () => {
    const { app, finish } = serverWith({ most: 1, minRate: 1_000, interval: stretched(250) });
    finish();
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const slow = connect(Number(new URL(url).port), "127.0.0.1");
    const head = ["POST / HTTP/1.1", "Host: x", "Content-Type: a/b", "Content-Length: 20"];
    slow.write(`${head.join("\r\n")}\r\n\r\na`);
    const closed = new Promise((done) => slow.once("close", done));
    // A byte may be under way when the other end closes.
    slow.on("error", () => undefined);
    const drip = setInterval(() => slow.writable && slow.write("a"), 50);
    await closed;
    clearInterval(drip);
    const answer = await fetch(url, {
      method: "POST",
      body: large,
      headers: { "content-type": "a/b" },
    });
    expect(answer.status).toBe(200);
  });
});
