import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { parseZloty } from "../money.ts";
import { sandboxMerchant } from "../settings.ts";
import { asFields, textField } from "../web/forms.ts";
import { html } from "../web/html.ts";
import { sendPage } from "../web/page.ts";
import { panelChecksum } from "./notification.ts";
import { newTransaction } from "./transaction.ts";

/** `GET /panel`: the signed link that starts a payment without the API and without an e-mail address. */
export function panelRoute(app: FastifyInstance, context: SandboxContext): void {
  app.get("/panel", (request, reply) => {
    const query = asFields(request.query);
    const text = (name: string) => textField(query, name);
    const link = { id: text("id"), amount: text("amount"), crc: text("crc") };
    const amount = parseZloty(link.amount);
    const genuine =
      link.id === sandboxMerchant.merchantId &&
      panelChecksum(link, sandboxMerchant.securityCode) === text("md5sum");
    const address = (name: string) => (URL.canParse(text(name)) ? text(name) : null);
    if (!genuine || amount === null || amount < 1 || text("description") === "")
      return sendPage(reply, {
        title: "Nieprawidłowy odnośnik płatności",
        status: 400,
        navigation: false,
        body: html`<div class="narrow">
          <h1>Nieprawidłowy odnośnik płatności</h1>
          <p class="error">Danych płatności brakuje albo zostały zmienione.</p>
        </div>`,
      });
    const transaction = newTransaction({
      origin: "panel",
      amount,
      currency: "PLN",
      description: text("description"),
      crc: link.crc,
      payer: { email: text("email"), name: text("name") },
      notificationUrl: address("result_url"),
      successUrl: address("return_url"),
      errorUrl: address("return_error_url"),
    });
    context.state.transactions.put(transaction);
    return reply.redirect(`/pay/${transaction.id}`, 303);
  });
}
