import type { FastifyInstance, FastifyReply } from "fastify";
import type { SandboxContext } from "../context.ts";
import type { Transaction } from "../store/records.ts";
import { asFields, textField } from "../web/forms.ts";
import { html } from "../web/html.ts";
import { sendPage } from "../web/page.ts";
import { paymentPage, returnUrl } from "./payment-page.ts";
import { settle } from "./settlement.ts";

/** The page where a buyer pays, refuses or walks away, with plain forms. */
export function paymentRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { transactions } = context.state;

  const show = (reply: FastifyReply, transaction: Transaction, problem?: string) =>
    sendPage(reply, {
      title: `${problem ? "Błąd: " : ""}Płatność – ${transaction.description}`,
      status: problem ? 422 : 200,
      navigation: false,
      body: paymentPage(transaction, problem),
    });

  const route = (
    method: "get" | "post",
    path: string,
    answer: (transaction: Transaction, reply: FastifyReply, form: object) => FastifyReply,
  ) =>
    app[method](`/pay/:id${path}`, (request, reply) => {
      const transaction = transactions.get((request.params as { id: string }).id);
      return transaction ? answer(transaction, reply, asFields(request.body)) : notFound(reply);
    });

  const leave =
    (outcome: "rejected" | "abandoned") => (transaction: Transaction, reply: FastifyReply) => {
      if (transaction.status !== "pending") return reply.redirect(`/pay/${transaction.id}`, 303);
      const visits = [...transaction.visits, { outcome, at: new Date().toISOString() }];
      transactions.put({ ...transaction, visits });
      return reply.redirect(returnUrl(transaction, outcome), 303);
    };

  route("get", "", (transaction, reply) => show(reply, transaction));
  route("post", "/reject", leave("rejected"));
  route("post", "/abandon", leave("abandoned"));
  route("post", "/accept", (transaction, reply, form) => {
    if (transaction.status !== "pending") return reply.redirect(`/pay/${transaction.id}`, 303);
    const email = transaction.payer.email || textField({ ...form }, "email").trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email))
      return show(reply, transaction, "podaj adres e-mail, na przykład anna@example.com.");
    settle(context, { ...transaction, payer: { ...transaction.payer, email } });
    return reply.redirect(returnUrl(transaction, "paid"), 303);
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  return sendPage(reply, {
    title: "Nie ma takiej płatności",
    status: 404,
    navigation: false,
    body: html`<div class="narrow">
      <h1>Nie ma takiej płatności</h1>
      <p>Odnośnik jest niepełny albo piaskownica już o niej nie pamięta.</p>
    </div>`,
  });
}
