import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { parseZloty } from "../money.ts";
import type { NotificationFields } from "./notification.ts";
import { refund, settle } from "./settlement.ts";

const paymentSchema = z
  .strictObject({
    paid: z.number().positive().optional(),
    status: z.string().min(1).optional(),
    currency: z.string().length(3).optional(),
    email: z.email().optional(),
  })
  .nullish();

const ageSchema = z.strictObject({ days: z.number().positive() });
const day = 24 * 60 * 60 * 1000;

/** Payments and notifications without a browser, for tests and benchmarks. */
export function tpayTools(app: FastifyInstance, context: SandboxContext): void {
  const { transactions, notifications } = context.state;

  app.post("/tools/transactions/:id/pay", (request, reply) => {
    const transaction = transactions.get((request.params as { id: string }).id);
    if (!transaction) return reply.code(404).send({ error: "no such transaction" });
    const input = paymentSchema.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: z.prettifyError(input.error) });
    const { paid, status = "TRUE", currency, email } = input.data ?? {};
    if (status === "TRUE" && transaction.status !== "pending")
      return reply.code(409).send({ error: `the transaction is ${transaction.status}` });
    const payer = email ? { ...transaction.payer, email } : transaction.payer;
    const notification = settle(
      context,
      { ...transaction, payer },
      { status, currency, paid: parseZloty(paid) ?? undefined },
    );
    const { id, status: now } = transactions.get(transaction.id) ?? transaction;
    return { transactionId: id, status: now, notificationId: notification?.id ?? null };
  });

  // As somebody gives money back in the gateway's own panel.
  app.post("/tools/transactions/:id/refund", (request, reply) => {
    const transaction = transactions.get((request.params as { id: string }).id);
    if (!transaction) return reply.code(404).send({ error: "no such transaction" });
    if (transaction.status !== "correct")
      return reply.code(409).send({ error: `the transaction is ${transaction.status}` });
    const { id, status } = refund(context, transaction, transaction.amountPaid);
    return { transactionId: id, status };
  });

  // As if it had been made so many days earlier.
  app.post("/tools/transactions/:id/age", (request, reply) => {
    const transaction = transactions.get((request.params as { id: string }).id);
    if (!transaction) return reply.code(404).send({ error: "no such transaction" });
    const input = ageSchema.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: z.prettifyError(input.error) });
    const at = Date.parse(transaction.createdAt) - input.data.days * day;
    const { id, createdAt } = transactions.put({
      ...transaction,
      createdAt: new Date(at).toISOString(),
    });
    return { transactionId: id, createdAt };
  });

  app.post("/tools/notifications/:id", (request, reply) => {
    const sent = notifications.get((request.params as { id: string }).id);
    if (!sent) return reply.code(404).send({ error: "no such notification" });
    const again = context.delivery.send(
      sent.transactionId,
      sent.url,
      sent.fields as NotificationFields,
    );
    return reply.code(201).send({ notificationId: again.id });
  });
}
