import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { Resend } from "resend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LedgerReport } from "../../sandbox/ledger/report.ts";
import { signMailEvent } from "../../sandbox/resend/webhook.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import { sandboxMailKey, sandboxMailWebhookSecret } from "../../sandbox/settings.ts";
import { closeAll, startSandbox, startShop, temporaryFolder } from "./support.ts";

let sandbox: Sandbox;
let resend: Resend;
beforeAll(async () => {
  sandbox = await startSandbox();
  resend = new Resend(sandboxMailKey, { baseUrl: `${sandbox.url}/resend` });
});
afterAll(closeAll);

const mail = (to: string, more: object = {}) => ({
  from: "Konstelacja <analizy@konstelacja.example>",
  to,
  subject: "Twoja analiza",
  html: "<p>Dzień dobry</p>",
  text: "Dzień dobry: https://example.com/zamowienie",
  ...more,
});

interface InboxMail {
  id: string;
  to: string[];
  subject: string;
  attachments: { filename: string; contentType: string; size: number; url: string }[];
}
const inbox = async (to: string, url = sandbox.url) =>
  (await (await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as InboxMail[];

describe("the official client", () => {
  it("sends a mail with attachments that can be read back", async () => {
    const content = Buffer.from("%PDF-1.7 próba");
    const sent = await resend.emails.send(
      mail("Anna <anna@example.com>", {
        attachments: [{ filename: "Lustro emocji ą.pdf", content, contentType: "application/pdf" }],
      }),
    );
    expect(sent.error).toBeNull();
    const [received] = await inbox("ANNA@example.com");
    expect(received).toMatchObject({ id: sent.data?.id, subject: "Twoja analiza" });
    const [attachment] = received?.attachments ?? [];
    expect(attachment).toMatchObject({ contentType: "application/pdf", size: content.length });
    const file = await fetch(attachment?.url ?? "");
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toMatch(/^inline; filename\*=UTF-8''Lustro/);
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    const shown = await resend.emails.get(sent.data?.id ?? "");
    expect(shown.data).toMatchObject({ subject: "Twoja analiza", last_event: "delivered" });
  });

  it("gets the same answer and sends nothing new under the same idempotency key", async () => {
    const options = { idempotencyKey: "order-1/delivery" };
    const first = await resend.emails.send(mail("ola@example.com"), options);
    const second = await resend.emails.send(mail("ola@example.com"), options);
    expect(second.data).toEqual(first.data);
    const other = await resend.emails.send(mail("ola@example.com", { subject: "Inna" }), options);
    expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
    expect(await inbox("ola@example.com")).toHaveLength(1);
    const report = (await (await fetch(`${sandbox.url}/ledger.json`)).json()) as LedgerReport;
    expect(report.mails.find(({ id }) => id === first.data?.id)).toMatchObject({
      idempotencyKey: "order-1/delivery",
      requests: 2,
      conflicts: 1,
    });
  });

  it("refuses a second request while the first is at work", async () => {
    const gate = createServer();
    const asked = new Promise<() => void>((resolve) =>
      gate.on("request", (_request, response) => resolve(() => response.end("plik"))),
    );
    await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
    const { port } = gate.address() as { port: number };
    const body = mail("slow@example.com", {
      attachments: [{ filename: "a.txt", path: `http://127.0.0.1:${port}/a.txt` }],
    });
    const first = resend.emails.send(body, { idempotencyKey: "slow" });
    const release = await asked;
    const second = await resend.emails.send(body, { idempotencyKey: "slow" });
    expect(second.error?.name).toBe("concurrent_idempotent_requests");
    release();
    expect((await first).error).toBeNull();
    gate.closeAllConnections();
    await new Promise((resolve) => gate.close(resolve));
  });

  it.each([
    ["missing_required_field", { subject: undefined }],
    ["validation_error", { to: "nobody" }],
    ["validation_error", { html: undefined, text: undefined }],
    ["invalid_attachment", { attachments: [{ filename: "a.pdf" }] }],
  ])("is told %s", async (name, wrong) => {
    const { error } = await resend.emails.send(mail("x@example.com", wrong) as never);
    expect(error).toMatchObject({ name, statusCode: 422 });
  });

  it("needs the right key", async () => {
    const stranger = new Resend("re_other", { baseUrl: `${sandbox.url}/resend` });
    const { error } = await stranger.emails.send(mail("x@example.com"));
    expect(error?.name).toBe("invalid_api_key");
  });
});

describe("the inbox", () => {
  it("shows a mail without letting it run anything", async () => {
    const html = '<script>alert(1)</script><a href="https://example.com">Zobacz</a>';
    const { data } = await resend.emails.send(mail("ewa@example.com", { html, subject: "<b>" }));
    const page = await (await fetch(`${sandbox.url}/inbox/${data?.id}`)).text();
    expect(page).toContain("&lt;b&gt;");
    expect(page).toContain('sandbox="allow-popups');
    expect(page).toContain('<a href="https://example.com/zamowienie"');
    const frame = await fetch(`${sandbox.url}/inbox/${data?.id}/html`);
    expect(frame.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await frame.text()).toContain('<base target="_blank">');
    const list = await (await fetch(`${sandbox.url}/inbox?to=ewa@example.com`)).text();
    expect(list).toContain(`/inbox/${data?.id}`);
    expect(list).not.toContain("ola@example.com");
  });

  it("keeps mails, keys and attachments over a restart, up to its limit", async () => {
    const dataDir = await temporaryFolder();
    const limits = { mails: 2 };
    const before = await startSandbox({ dataDir, limits });
    const client = (url: string) => new Resend(sandboxMailKey, { baseUrl: `${url}/resend` });
    const attachments = [{ filename: "a.txt", content: Buffer.from("treść") }];
    for (const key of ["1", "2", "3"])
      await client(before.url).emails.send(mail("ida@example.com", { subject: key, attachments }), {
        idempotencyKey: key,
      });
    await before.close();
    const after = await startSandbox({ dataDir, limits });
    await client(after.url).emails.send(mail("ida@example.com", { subject: "3", attachments }), {
      idempotencyKey: "3",
    });
    const mails = await inbox("ida@example.com", after.url);
    expect(mails.map(({ subject }) => subject)).toEqual(["3", "2"]);
    expect(await (await fetch(mails[0]?.attachments[0]?.url ?? "")).text()).toBe("treść");
  });
});

describe("mail webhooks", () => {
  it("report a mail as sent and delivered, signed", async () => {
    const shop = await startShop();
    const reporting = await startSandbox({ mailWebhookUrl: `${shop.url}/webhooks/mail` });
    const client = new Resend(sandboxMailKey, { baseUrl: `${reporting.url}/resend` });
    const { data } = await client.emails.send(mail("jan@example.com"));
    const events = await shop.arrived(2);
    for (const { body, headers } of events) {
      const id = String(headers["svix-id"]);
      const timestamp = Number(headers["svix-timestamp"]);
      const event = JSON.parse(body) as object;
      const expected = signMailEvent(event, sandboxMailWebhookSecret, { id, timestamp });
      expect(headers["svix-signature"]).toBe(expected.headers["svix-signature"]);
      expect(event).toMatchObject({ data: { email_id: data?.id } });
      expect(
        resend.webhooks.verify({
          payload: body,
          headers: {
            id,
            timestamp: String(timestamp),
            signature: String(headers["svix-signature"]),
          },
          webhookSecret: sandboxMailWebhookSecret,
        }),
      ).toEqual(event);
    }
    expect(events.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      "email.sent",
      "email.delivered",
    ]);
    const key = Buffer.from(sandboxMailWebhookSecret.slice("whsec_".length), "base64");
    expect(createHmac("sha256", key).update("a.1.{}").digest("base64")).toBe(
      signMailEvent({}, sandboxMailWebhookSecret, { id: "a", timestamp: 1 }).headers[
        "svix-signature"
      ]?.slice(3),
    );
  });
});

describe("an answer to a mail", () => {
  it("is written on its page, told of without its words, and fetched by the official client", async () => {
    const shop = await startShop();
    const telling = await startSandbox({ mailWebhookUrl: `${shop.url}/webhooks/mail` });
    const client = new Resend(sandboxMailKey, { baseUrl: `${telling.url}/resend` });
    const replyTo = "odpowiedz+1@odpowiedzi.example";
    const unanswerable = await client.emails.send(mail("ewa@example.com"));
    const sent = await client.emails.send(mail("ewa@example.com", { replyTo }));
    const page = async (id = "") => (await fetch(`${telling.url}/inbox/${id}`)).text();
    expect(await page(unanswerable.data?.id)).not.toContain("Odpisz");
    expect(await page(sent.data?.id)).toContain("Jaki to e-mail");
    await shop.arrived(4);

    const body = new URLSearchParams({ kind: "files", text: "Dziękuję <b>" });
    await fetch(`${telling.url}/inbox/${sent.data?.id}/reply`, { method: "POST", body });
    const [told] = (await shop.arrived(5)).slice(-1);
    expect(told?.body).not.toContain("Dziękuję");
    const event = JSON.parse(told?.body ?? "") as { data: { email_id: string } };
    expect(event).toMatchObject({
      type: "email.received",
      data: { from: "ewa@example.com", to: [replyTo], attachments: [{}, {}, {}] },
    });
    const { data } = await client.emails.receiving.get(event.data.email_id);
    expect(data?.text).toMatch(/^Dziękuję <b>\n\n.* napisał\(a\):\n\n> Dzień dobry/);
    expect(data?.headers?.["authentication-results"]).toContain(
      "dmarc=pass header.from=example.com",
    );
    const [file] = data?.attachments ?? [];
    const found = await client.emails.receiving.attachments.get({
      ...{ emailId: event.data.email_id, id: file?.id ?? "" },
    });
    expect(await (await fetch(found.data?.download_url ?? "")).text()).toBe("Przelew wykonany.\n");
    expect((await client.emails.receiving.get("inny")).error).toMatchObject({ name: "not_found" });
  });
});
