import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { receiveMail } from "../resend/receiving.ts";
import type { Mail } from "../store/records.ts";
import { asFields, textField } from "../web/forms.ts";
import { sendPage } from "../web/page.ts";
import { attachmentPath } from "./attachment-path.ts";
import { inboxPage, mailPage, missingMailPage, replySentPage } from "./pages.ts";
import { isReplyKind, repliesTo } from "./replies.ts";

const bareAddress = (address: string) =>
  (/<([^<>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase();

function isTo(mail: Mail, address: string): boolean {
  const wanted = bareAddress(address);
  return [...mail.to, ...mail.cc, ...mail.bcc].some((each) => bareAddress(each) === wanted);
}

/** Everything that the shop has mailed: a page for people, JSON for tests. */
export function inboxRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { mails, attachments } = context.state;
  const matching = (query: unknown) => {
    const to = textField(asFields(query), "to").trim();
    return { to, found: mails.newest((mail) => to === "" || isTo(mail, to)) };
  };
  const find = (params: unknown) => mails.get((params as { id: string }).id);

  app.get("/inbox", (request, reply) => {
    const { to, found } = matching(request.query);
    const body = inboxPage(found.slice(0, 200), found.length, to);
    return sendPage(reply, { title: "Poczta – piaskownica", body });
  });

  app.get("/inbox.json", (request) =>
    matching(request.query).found.map((mail) => ({
      id: mail.id,
      to: mail.to,
      from: mail.from,
      subject: mail.subject,
      createdAt: mail.createdAt,
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map((attachment, index) => ({
        ...attachment,
        url: context.url + attachmentPath(mail, index),
      })),
    })),
  );

  app.get("/inbox/:id", (request, reply) => {
    const mail = find(request.params);
    return sendPage(
      reply,
      mail
        ? { title: `${mail.subject} – poczta`, body: mailPage(mail) }
        : { title: "Nie ma takiej wiadomości", status: 404, body: missingMailPage },
    );
  });

  app.post("/inbox/:id/reply", (request, reply) => {
    const mail = find(request.params);
    const fields = asFields(request.body);
    const kind = textField(fields, "kind");
    if (!mail || !isReplyKind(kind))
      return sendPage(reply, {
        title: "Nie ma takiej wiadomości",
        status: 404,
        body: missingMailPage,
      });
    for (const sent of repliesTo(mail, kind, textField(fields, "text"))) receiveMail(context, sent);
    return sendPage(reply, { title: "Odpowiedź wysłana – piaskownica", body: replySentPage(mail) });
  });

  app.get("/inbox/:id/html", (request, reply) => {
    const mail = find(request.params);
    if (!mail?.html) return reply.code(404).send({ error: "no such mail, or it has no HTML" });
    const page = mail.html
      .replace(/<head[^>]*>|^/i, (head) => `${head}<base target="_blank">`)
      .replace(/(\bsrc=")cid:([^"]+)/g, (whole, start: string, contentId: string) => {
        const index = mail.attachments.findIndex((each) => each.contentId === contentId);
        return index < 0 ? whole : start + attachmentPath(mail, index);
      });
    return reply
      .type("text/html; charset=utf-8")
      .header("x-content-type-options", "nosniff")
      .header(
        "content-security-policy",
        "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; " +
          "sandbox allow-popups allow-popups-to-escape-sandbox",
      )
      .send(page);
  });

  app.get("/inbox/:id/attachments/:index/:filename", async (request, reply) => {
    const index = Number((request.params as { index: string }).index);
    const mail = find(request.params);
    const attachment = mail?.attachments[index];
    const content = mail && attachment ? await attachments.read(mail.id, index) : null;
    if (!attachment || !content) return reply.code(404).send({ error: "no such attachment" });
    const name = encodeURIComponent(attachment.filename).replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    );
    return reply
      .type(attachment.contentType)
      .header("content-disposition", `inline; filename*=UTF-8''${name}`)
      .header("x-content-type-options", "nosniff")
      .send(content);
  });
}
