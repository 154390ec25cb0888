import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { sandboxIdentity } from "../settings.ts";
import { asFields, textField } from "../web/forms.ts";
import { html } from "../web/html.ts";
import { sendPage } from "../web/page.ts";
import type { Identity } from "./cast.ts";

const sender = "Logowanie Konstelacji <logowanie@konstelacja.example>";

const seal = (purpose: string, id: string) =>
  createHmac("sha256", sandboxIdentity.clientSecret).update(`${purpose} ${id}`).digest("base64url");

/** An address that does something for one identity, as the vendor's tickets do. */
export function ticket(context: SandboxContext, purpose: "verify" | "reset", id: string): string {
  const query = new URLSearchParams({ id, seal: seal(purpose, id) });
  return `${context.url}/auth0/u/${purpose}?${query}`;
}

function mail(context: SandboxContext, to: string, subject: string, text: string): void {
  context.state.mails.put({
    id: randomUUID(),
    from: sender,
    to: [to],
    cc: [],
    bcc: [],
    replyTo: [],
    subject,
    html: null,
    text,
    headers: {},
    tags: [],
    attachments: [],
    idempotencyKey: null,
    fingerprint: "",
    requests: 1,
    conflicts: 0,
    createdAt: new Date().toISOString(),
  });
}

/** Sends the mail whose link confirms an address. */
export function mailVerification(context: SandboxContext, identity: Identity): void {
  const link = ticket(context, "verify", identity.id);
  const text = `Cześć!\n\nPotwierdź, że to Twój adres e-mail:\n${link}\n\nJeśli nic o tym nie wiesz, pomiń tę wiadomość.`;
  mail(context, identity.email, "Potwierdź swój adres e-mail", text);
}

/** Sends the mail whose link leads to a new password. */
export function mailPasswordReset(context: SandboxContext, identity: Identity): void {
  const link = ticket(context, "reset", identity.id);
  const text = `Cześć!\n\nUstaw nowe hasło:\n${link}\n\nJeśli nic o tym nie wiesz, pomiń tę wiadomość.`;
  mail(context, identity.email, "Zmień hasło", text);
}

/** Where the links of those mails lead. */
export function ticketRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { identities } = context.state;
  const holder = (query: unknown, purpose: string) => {
    const fields = asFields(query);
    const id = textField(fields, "id");
    return textField(fields, "seal") === seal(purpose, id) ? identities.get(id) : undefined;
  };

  app.get("/u/verify", (request, reply) => {
    const identity = holder(request.query, "verify");
    if (!identity) return reply.code(404).send({ error: "no such ticket" });
    identities.put({ ...identity, emailVerified: true });
    if (identity.shopUrl) return reply.redirect(`${identity.shopUrl}/email-confirmed`, 302);
    return sendPage(reply, {
      title: "Adres potwierdzony",
      body: html`<h1>Adres potwierdzony</h1>`,
    });
  });

  app.get("/u/reset", (request, reply) => {
    const identity = holder(request.query, "reset");
    if (!identity) return reply.code(404).send({ error: "no such ticket" });
    return sendPage(reply, {
      title: "Nowe hasło – piaskownica",
      body: html`<h1>Nowe hasło</h1>
        <p>
          Tu ${identity.name} ustawiłaby nowe hasło. Piaskownica nie zna haseł, więc nie ma czego
          zmieniać.
        </p>`,
    });
  });
}
