import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { exposeToFaults } from "../faults/plugin.ts";
import { resendFaults } from "./faults.ts";
import { sandboxMailKey } from "../settings.ts";
import type { Mail } from "../store/records.ts";
import { readAttachments } from "./attachments.ts";
import { MailError, mailErrorBody } from "./errors.ts";
import { fingerprintOf, IdempotencyKeys } from "./idempotency.ts";
import { readMailRequest } from "./mail-request.ts";
import { receivingApi } from "./receiving.ts";

/** The mail vendor's API, to be registered under a prefix of its own. */
export async function resendApi(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { mails, attachments } = context.state;
  const keys = new IdempotencyKeys(mails);

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const body = error instanceof MailError ? error.body : mailErrorBody(status, error.message);
    return reply.code(status).send(body);
  });
  app.addHook("onRequest", async (request) => {
    const [, key] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (!key)
      throw new MailError("missing_api_key", "Missing API key in the authorization header.");
    if (key !== sandboxMailKey) throw new MailError("invalid_api_key", "API key is invalid.");
  });
  exposeToFaults(app, {
    service: "resend",
    registry: context.faults,
    kinds: resendFaults,
    errorBody: mailErrorBody,
  });

  async function accept(body: unknown, idempotencyKey: string | null): Promise<Mail> {
    const request = readMailRequest(body);
    const read = await readAttachments(request.attachments ?? []);
    const mail: Mail = {
      id: randomUUID(),
      from: request.from,
      to: request.to,
      cc: request.cc ?? [],
      bcc: request.bcc ?? [],
      replyTo: request.reply_to ?? [],
      subject: request.subject,
      html: request.html ?? null,
      text: request.text ?? null,
      headers: request.headers ?? {},
      tags: request.tags ?? [],
      attachments: read.map(({ attachment }) => attachment),
      idempotencyKey,
      fingerprint: fingerprintOf(body),
      requests: 1,
      conflicts: 0,
      createdAt: new Date().toISOString(),
    };
    attachments.write(
      mail.id,
      read.map(({ content }) => content),
    );
    mails.put(mail);
    context.mailReports.send(mail);
    return mail;
  }

  app.post("/emails", async (request) => {
    const given = request.headers["idempotency-key"];
    const key = typeof given === "string" ? given : null;
    const mail = await keys.once(key, fingerprintOf(request.body), () => accept(request.body, key));
    return { id: mail.id };
  });

  receivingApi(app, context);

  app.get("/domains", () => ({
    object: "list",
    has_more: false,
    data: [{ id: "sandbox", name: "konstelacja.test", status: "verified", region: "eu-west-1" }],
  }));

  app.get("/emails/:id", (request) => {
    const mail = mails.get((request.params as { id: string }).id);
    if (!mail) throw new MailError("not_found", "Email not found");
    return {
      object: "email",
      id: mail.id,
      to: mail.to,
      from: mail.from,
      created_at: mail.createdAt,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      bcc: mail.bcc,
      cc: mail.cc,
      reply_to: mail.replyTo,
      last_event: "delivered",
    };
  });
}
