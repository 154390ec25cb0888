import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { exposeToFaults, faultOf } from "../faults/plugin.ts";
import type { FaultRegistry } from "../faults/registry.ts";
import { newUlid } from "../identifiers.ts";
import { sandboxBucket } from "../settings.ts";
import { storageFaults } from "./faults.ts";

const errorBody = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
const codes: Record<number, string> = { 429: "SlowDown", 500: "InternalError" };

/**
 * The few calls of S3 that the shop makes, on one bucket in a folder: PUT, GET, HEAD and DELETE of an object, HEAD of the bucket.
 * Whose key signed a request is looked at, the signature itself is not.
 */
export async function storageApi(
  app: FastifyInstance,
  faults: FaultRegistry,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, createHash("sha256").update(key).digest("hex"));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", async (request, reply) => {
    const mine = `Credential=${sandboxBucket.accessKeyId}/`;
    if (!request.headers.authorization?.includes(mine))
      return reply.code(403).type("application/xml").send(errorBody("InvalidAccessKeyId"));
  });
  exposeToFaults(app, {
    service: "storage",
    registry: faults,
    kinds: storageFaults,
    errorBody: (status) => errorBody(codes[status] ?? "InternalError"),
  });

  app.head(`/${sandboxBucket.bucket}`, (_request, reply) => reply.code(200).send());
  app.head(`/${sandboxBucket.bucket}/`, (_request, reply) => reply.code(200).send());

  const object = `/${sandboxBucket.bucket}/*`;
  type Asked = { Params: { "*": string } };

  app.put<Asked>(object, async (request, reply) => {
    const file = fileOf(request.params["*"]);
    const type = request.headers["content-type"] ?? "application/octet-stream";
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    // An object is there wholly or not at all.
    const draft = `${file}.${newUlid()}`;
    await writeFile(draft, Buffer.concat([Buffer.from(`${type}\n`), body]), { mode: 0o600 });
    await rename(draft, file);
    return reply.header("etag", `"${createHash("md5").update(body).digest("hex")}"`).send();
  });

  app.route<Asked>({
    method: ["GET", "HEAD"],
    url: object,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const kept = await readFile(fileOf(request.params["*"])).catch(() => null);
      if (!kept) {
        const body = request.method === "HEAD" ? undefined : errorBody("NoSuchKey");
        return reply.code(404).type("application/xml").send(body);
      }
      const end = kept.indexOf("\n");
      const bytes = kept.subarray(end + 1);
      reply.header("content-type", kept.subarray(0, end).toString());
      reply.header("content-length", bytes.length);
      if (request.method === "HEAD") return reply.send();
      if (faultOf(request)?.fault !== "half_answer") return reply.send(bytes);
      reply.hijack();
      reply.raw.writeHead(200, { "content-length": bytes.length });
      reply.raw.write(bytes.subarray(0, bytes.length >> 1), () => request.raw.socket.destroy());
    },
  });

  app.delete<Asked>(object, async (request, reply) => {
    await rm(fileOf(request.params["*"]), { force: true });
    return reply.code(204).send();
  });
}
