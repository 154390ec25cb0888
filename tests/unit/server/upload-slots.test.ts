import fastify from "fastify";
import { expect, it } from "vitest";
import { uploadSlots } from "../../../server/upload-slots";

it("lets only so many large bodies in at the same time", async () => {
  const app = fastify();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/", { onRequest: uploadSlots({ most: 2, above: 10 }) }, async () => {
    await finished;
    return "ok";
  });
  const post = (body: string) =>
    app.inject({ method: "POST", url: "/", body, headers: { "content-type": "a/b" } });
  const large = "a".repeat(11);
  const first = [post(large), post(large)];
  await new Promise((resolve) => setImmediate(resolve));

  const refused = await post(large);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("15");
  expect(refused.body).toContain("Chwila przerwy");
  const small = post("a");

  finish();
  for (const { statusCode } of await Promise.all([...first, small])) expect(statusCode).toBe(200);
  expect((await post(large)).statusCode).toBe(200);
  await app.close();
});
