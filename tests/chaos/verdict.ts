import type postgres from "postgres";
import type { LedgerReport } from "../../sandbox/ledger/report";
import type { Purchase } from "./buyers";

export type Check = { claim: string; offences: string[] };

type OrderRow = {
  id: string;
  token: string;
  email: string;
  status: string;
  failure: string | null;
};

type Payment = LedgerReport["payments"][number];

const isPaid = ({ settledAt }: Payment) => settledAt !== null;
const paidBack = ({ amountRefunded }: Payment) => amountRefunded > 0;
const documentKey = ({ id }: OrderRow) => `order/${id}/document`;

/** Delivered, or given up with a reason and paid back. */
const isSettled = ({ status, failure }: OrderRow) =>
  status === "completed" || (status === "refunded" && failure !== null);

/** Compares what the outside world saw with what the shop believes. */
export async function judge(
  sql: postgres.Sql,
  ledger: LedgerReport,
  purchases: readonly Purchase[],
): Promise<Check[]> {
  const orders = await sql<OrderRow[]>`select id, token, email, status, failure from orders`;
  const paymentsOf = (order: OrderRow) => ledger.payments.filter(({ crc }) => crc === order.token);
  const mailsTo = (address: string) => ledger.mails.filter(({ to }) => to.includes(address));
  const paid = orders.filter((order) => paymentsOf(order).some(isPaid));
  const unpaid = orders.filter((order) => !paid.includes(order));
  const about = (order: OrderRow) =>
    `${order.email}: ${order.status} ${order.failure ?? ""}, ${mailsTo(order.email).length} mails`;

  const check = (claim: string, offences: readonly string[]): Check => ({
    claim,
    offences: [...offences],
  });
  return [
    check(
      "every buyer got through",
      purchases.flatMap(({ email, problem }) => (problem ? [`${email}: ${problem}`] : [])),
    ),
    check(
      "every buyer has one order, however often the form was sent",
      purchases.flatMap(({ email }) => {
        const count = orders.filter((order) => order.email === email).length;
        return count === 1 ? [] : [`${email}: ${count} orders`];
      }),
    ),
    check(
      "every payment at the gateway belongs to an order",
      ledger.payments
        .filter(({ crc }) => !orders.some(({ token }) => token === crc))
        .map(({ title }) => title),
    ),
    check("no paid order is stuck", paid.filter((order) => !isSettled(order)).map(about)),
    check(
      "every delivered order was mailed exactly once, to its buyer, with its document",
      paid
        .filter(({ status }) => status === "completed")
        .filter((order) => {
          const [mail, ...more] = mailsTo(order.email);
          const isTheOne =
            mail?.idempotencyKey === documentKey(order) && mail.attachments.length === 1;
          return !isTheOne || more.length > 0;
        })
        .map(about),
    ),
    check(
      "no key stands for two mails, and none came with other content",
      ledger.mails
        .filter(
          ({ id, idempotencyKey, conflicts }) =>
            conflicts > 0 ||
            ledger.mails.some(
              (other) => other.id !== id && other.idempotencyKey === idempotencyKey,
            ),
        )
        .map(({ idempotencyKey }) => String(idempotencyKey)),
    ),
    check(
      "no unpaid order was mailed",
      unpaid.filter(({ email }) => mailsTo(email).length > 0).map(about),
    ),
    check(
      "unpaid orders wait",
      unpaid.filter(({ status }) => status !== "awaiting_payment").map(about),
    ),
    check(
      "nothing was paid back twice or in part",
      ledger.payments
        .filter(
          ({ refunds, amountPaid, amountRefunded }) =>
            refunds.length > 1 || (refunds.length === 1 && amountRefunded !== amountPaid),
        )
        .map(({ title }) => title),
    ),
    check(
      "of each delivered order one payment was kept; of each failed one, none",
      paid
        .filter((order) => {
          const kept = paymentsOf(order).filter(
            (payment) => isPaid(payment) && !paidBack(payment),
          ).length;
          return kept !== (order.status === "completed" ? 1 : 0);
        })
        .map(about),
    ),
  ];
}
