import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import fastify from "fastify";
import { test } from "vitest";
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
