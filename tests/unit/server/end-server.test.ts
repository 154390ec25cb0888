import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import fastify from "fastify";
import { expect, test } from "vitest";
import { stretched } from "../../../scripts/time-limits";
import { endOf } from "../../../server/end-server";

test.each([
  ["says nothing", ""],
  ["stops in its headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Half"],
  [
    "stops in its body",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nabc",
  ],
])("the end of the process waits for no connection that %s", async (_, words) => {
  const app = fastify();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/", () => "");
  const end = endOf(app, 50);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const arrived = once(app.server, "connection");
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(words || "\r\n");
  await arrived;
  await end();
  socket.destroy();
});

/** Connects and asks while the thread of the server stands still, so that nobody has let it in when the server is to end. */
const earlyVisitor = `
  const { workerData: { port, done }, parentPort } = require("node:worker_threads");
  const told = new Int32Array(done);
  const socket = require("node:net").connect(port, "127.0.0.1", () => {
    socket.write("POST / HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 0\\r\\n\\r\\n", () => {
      Atomics.store(told, 0, 1);
      Atomics.notify(told, 0);
    });
  });
  let answer = "";
  socket.on("data", (bytes) => (answer += bytes)).on("error", (error) => (answer += error.code));
  socket.on("close", () => parentPort.postMessage(answer));`;

test("whoever has connected before the end is answered", async () => {
  const app = fastify({ return503OnClosing: false });
  app.post("/", () => "strona");
  const end = endOf(app, 10_000);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const done = new SharedArrayBuffer(4);
  const { port } = app.server.address() as AddressInfo;
  const visitor = new Worker(earlyVisitor, { eval: true, workerData: { port, done } });
  const answer = once(visitor, "message");
  expect(Atomics.wait(new Int32Array(done), 0, 0, stretched(15_000))).not.toBe("timed-out");
  await end();
  const [said] = (await answer) as [string];
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*strona$/);
});
