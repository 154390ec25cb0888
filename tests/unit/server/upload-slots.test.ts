import { stretched } from "../../../scripts/time-limits";
import { connect } from "node:net";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { uploadSlots } from "../../../server/upload-slots";

const large = "a".repeat(20);
const apps: ReturnType<typeof fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A server whose answers wait until `finish` is called. */
function serverWith(options: Partial<Parameters<typeof uploadSlots>[0]> = {}) {
  const app = fastify({ trustProxy: true });
  apps.push(app);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slots = uploadSlots({ most: 2, above: 10, minRate: 1, interval: 60_000, ...options });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/", { onRequest: slots }, async () => {
    await finished;
    return "ok";
  });
  const post = (from: string, body = large) =>
    app.inject({
      method: "POST",
      url: "/",
      body,
      headers: { "content-type": "a/b", "x-forwarded-for": from },
    });
  return { app, post, finish };
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
