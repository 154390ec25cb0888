import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { doubtfulSenders } from "../../../server/doubtful-senders";

const apps: ReturnType<typeof fastify>[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A server whose answers wait until the test gives them, by the order in which they began. */
function serverWith() {
  const app = fastify({ trustProxy: true });
  apps.push(app);
  const { wait, remember } = doubtfulSenders(({ url }) =>
    url.startsWith("/signed/") ? url : undefined,
  );
  const begun: { body: unknown; answer: (status: number) => void }[] = [];
  let heard = () => {};
  app.addHook("onResponse", (request, reply, done) => {
    remember(request, reply);
    done();
  });
  app.post("/*", { preHandler: wait }, (request, reply) => {
    begun.push({ body: request.body, answer: (status) => void reply.code(status).send() });
    heard();
  });
  const post = (from: string, body: string, path = "/signed/one") =>
    app.inject({
      method: "POST",
      url: path,
      body,
      headers: { "content-type": "text/plain", "x-forwarded-for": from },
    });
  /** What has begun once so many have. */
  const beginning = async (count: number) => {
    while (begun.length < count) await new Promise<void>((resolve) => (heard = resolve));
    return begun.map(({ body }) => body);
  };
  const send = async (status: number, ...request: Parameters<typeof post>) => {
    const sent = post(...request);
    await beginning(begun.length + 1);
    begun.at(-1)?.answer(status);
    await sent;
  };
  return { post, begun, beginning, send };
}

describe("senders with a signature", () => {
  it.each([400, 401, 413])("that proved nothing (%s) are served one at a time", async (status) => {
    const { post, begun, beginning, send } = serverWith();
    await send(status, "192.0.2.1", "forged");
    void post("192.0.2.1", "second");
    void post("192.0.2.1", "third");
    await beginning(2);
    // Whoever has proved all so far passes the line.
    void post("198.51.100.1", "genuine");
    expect(await beginning(3)).toEqual(["forged", "second", "genuine"]);

    begun[1]?.answer(400);
    expect(await beginning(4)).toEqual(["forged", "second", "genuine", "third"]);
    for (const { answer } of begun.slice(2)) answer(200);
  });

  it.each([200, 404, 500, 503])("that were answered with %s never wait", async (status) => {
    const { post, begun, beginning, send } = serverWith();
    await send(status, "192.0.2.1", "first");
    void post("192.0.2.1", "second");
    void post("192.0.2.1", "third");
    expect(await beginning(3)).toEqual(["first", "second", "third"]);
    for (const { answer } of begun.slice(1)) answer(200);
  });

  it("wait for their own address alone, and no form does", async () => {
    const { post, begun, beginning, send } = serverWith();
    await send(400, "192.0.2.1", "forged");
    await send(400, "192.0.2.1", "form", "/kontakt");
    void post("192.0.2.1", "second");
    await beginning(3);
    void post("192.0.2.1", "mail report", "/signed/two");
    void post("192.0.2.1", "form again", "/kontakt");
    void post("192.0.2.1", "and again", "/kontakt");
    expect((await beginning(6)).slice(3).sort()).toEqual([
      ...["and again", "form again", "mail report"],
    ]);
    for (const { answer } of begun.slice(2)) answer(200);
  });
});
