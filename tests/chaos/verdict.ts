import type postgres from "postgres";
import type { LedgerReport } from "../../sandbox/ledger/report";
import { rentalAgreement } from "~/products/rental-agreement/product";
import type { Purchase } from "./buyers";
import { termsFile } from "../support/terms-file";

export type Check = { claim: string; offences: string[] };

export type OrderRow = {
  id: string;
  token: string;
  /** The one it had before its address was corrected: the gateway knows no other. */
  formerToken: string | null;
  email: string | null;
  /** The address before somebody corrected it. */
  earlierEmail: string | null;
  status: string;
  failure: string | null;
  /** Stopped on its way, and no mail with its document may have been under way. */
  stopped: boolean;
  contentDeleted: boolean;
  /** Of złoty, in grosze, that went back as the shop has it. */
  returned: number;
  productSlug: string;
  answers: Record<string, string> | null;
  /** Names of the files that came with it. */
  attached: string[];
  /** Names of the files of its document. */
  files: string[];
  drafts: number;
};

const readOrders = (sql: postgres.Sql) => sql<OrderRow[]>`
  select id, token, email, status, failure, product_slug as "productSlug", answers,
    (select old_email from email_corrections c where c.order_id = orders.id) as "earlierEmail",
    former_token as "formerToken", content_deleted_at is not null as "contentDeleted",
    (select coalesce(sum(amount_grosze), 0)::int from refunds r
     where r.order_id = orders.id and r.status = 'completed') as returned,
    completed_at is null and exists (
      select from order_events e where e.order_id = orders.id
        and e.detail ->> 'failure' in ('withdrawn', 'refund_requested')
        and e.detail ->> 'mailMayBeUnderWay' = 'false') as stopped,
    array(select name from attachments a where a.order_id = orders.id order by position) as attached,
    array(select file_name from document_files f where f.order_id = orders.id order by position) as files,
    (select count(*)::int from rental_drafts d where d.order_id = orders.id) as drafts
  from orders`;

const readRefunds = (sql: postgres.Sql) => sql<
  { id: string; email: string; earlierEmail: string | null; contentDeleted: boolean }[]
>`
  select refunds.id, email, (select old_email from email_corrections c where c.order_id = orders.id) as "earlierEmail",
    content_deleted_at is not null as "contentDeleted"
  from refunds join orders on orders.id = order_id
  where refunds.status = 'completed' and email is not null`;

/** How the keys of the mails about refunds begin. */
const noticeKey = "refund/";

type Mail = LedgerReport["mails"][number];
type Payment = LedgerReport["payments"][number];

const isPaid = ({ settledAt }: Payment) => settledAt !== null;
const paidBack = ({ amountRefunded }: Payment) => amountRefunded > 0;
const documentKey = ({ id }: OrderRow) => `order/${id}/document`;

const isOf = (order: Pick<OrderRow, "token" | "formerToken">, crc: string | undefined) =>
  crc !== undefined && (crc === order.token || crc === order.formerToken);
const addressesOf = (order: Pick<OrderRow, "email" | "earlierEmail">) =>
  [order.email, order.earlierEmail].filter((address) => address !== null);

/** Delivered, or given up and paid back. */
const isSettled = ({ status }: OrderRow) => status === "completed" || status === "refunded";

/**
 * Compares what the outside world saw with what the shop believes.
 * @param touched orders that staff did something about: they may have been sent again, stopped, paid back and deleted
 */
export async function judge(
  sql: postgres.Sql,
  ledger: LedgerReport,
  purchases: readonly Purchase[],
  touched: ReadonlySet<string>,
): Promise<Check[]> {
  const [orders, refunds] = await Promise.all([readOrders(sql), readRefunds(sql)]);
  const paymentsOf = (order: OrderRow) => ledger.payments.filter(({ crc }) => isOf(order, crc));
  const isLeftAlone = ({ id }: OrderRow) => !touched.has(id);
  const isNotice = ({ idempotencyKey }: Mail) => idempotencyKey?.startsWith(noticeKey) ?? false;
  const cardsDeleted = new Set<string | null>(
    refunds.filter(({ contentDeleted }) => contentDeleted).map(({ id }) => noticeKey + id),
  );
  const deliveries = ledger.mails.filter((mail) => !isNotice(mail));
  const mailsTo = (address: string | null) =>
    deliveries.filter(({ to }) => address !== null && to.includes(address));
  const paid = orders.filter((order) => paymentsOf(order).some(isPaid));
  const unpaid = orders.filter((order) => !paid.includes(order));
  const helped = orders.filter((order) => !isLeftAlone(order));
  const delivered = paid.filter(({ status }) => status === "completed").filter(isLeftAlone);
  const documentsOf = ({ id }: OrderRow) =>
    ledger.mails.filter(({ idempotencyKey }) => idempotencyKey?.startsWith(`order/${id}/document`));
  const about = (order: OrderRow) =>
    `${order.productSlug} ${order.email}: ${order.status} ${order.failure ?? ""}, ${mailsTo(order.email).length} mails`;
  /** An order without an address is known by the transaction that its buyer saw. */
  const ordersOf = ({ request, transactionId }: Purchase) => {
    const seen = ledger.payments.find((payment) => payment.transactionId === transactionId);
    return orders.filter((order) =>
      request.atTheGateway ? isOf(order, seen?.crc) : addressesOf(order).includes(request.email),
    );
  };
  const bought = purchases.flatMap((purchase) =>
    ordersOf(purchase).map((order) => ({ order, purchase })),
  );

  const check = (claim: string, offences: readonly string[]): Check => ({
    claim,
    offences: [...offences],
  });
  return [
    check(
      "every buyer got through",
      purchases.flatMap(({ request, problem }) =>
        problem ? [`${request.product.slug} ${request.email}: ${problem}`] : [],
      ),
    ),
    check("every buyer has one order, however often the form was sent", [
      ...purchases
        .filter((purchase) => ordersOf(purchase).length !== 1)
        .map((purchase) => `${purchase.request.email}: ${ordersOf(purchase).length} orders`),
      ...orders.filter((order) => !bought.some((each) => each.order === order)).map(about),
    ]),
    check(
      "every order holds what its buyer wrote and attached",
      bought
        .filter(({ order, purchase }) => !order.contentDeleted && !holds(order, purchase))
        .map(({ order }) => about(order)),
    ),
    check(
      "the draft of every agreement is tied to its order, and goes with it",
      orders
        .filter(
          ({ productSlug, drafts, contentDeleted }) =>
            !contentDeleted && drafts !== (productSlug === rentalAgreement.slug ? 1 : 0),
        )
        .map(about),
    ),
    check(
      "every payment at the gateway belongs to an order",
      ledger.payments
        .filter(({ crc }) => !orders.some((order) => isOf(order, crc)))
        .map(({ title }) => title),
    ),
    check("no paid order is stuck", paid.filter((order) => !isSettled(order)).map(about)),
    check(
      "nothing was given up without a reason but by staff",
      paid
        .filter(isLeftAlone)
        .filter(({ status, failure }) => status === "refunded" && failure === null)
        .map(about),
    ),
    check(
      "what staff stopped was not sent after all",
      helped.filter((order) => order.stopped && documentsOf(order).length > 0).map(about),
    ),
    check(
      "what staff helped with went to its buyer alone",
      helped
        .filter((order) =>
          documentsOf(order).some(
            ({ to }) => !to.every((address) => addressesOf(order).includes(address)),
          ),
        )
        .map(about),
    ),
    check(
      "of every order as much went back at the gateway as the shop has it",
      orders
        .filter(
          (order) =>
            paymentsOf(order).reduce((sum, payment) => sum + payment.amountRefunded, 0) !==
            order.returned,
        )
        .map(about),
    ),
    check(
      "every delivered order was mailed exactly once, to its buyer, with its own files",
      delivered
        .filter((order) => {
          const [mail, ...more] = mailsTo(order.email);
          const files = mail?.attachments.filter(({ contentId }) => contentId === undefined);
          const names = files?.map(({ filename }) => filename).join();
          const isTheOne =
            mail?.idempotencyKey === documentKey(order) &&
            names === [...order.files, termsFile.filename].join();
          return !isTheOne || more.length > 0;
        })
        .map(about),
    ),
    check(
      "what was ordered without an address went to the one that it was paid with",
      bought
        .filter(({ order, purchase }) => purchase.request.atTheGateway && delivered.includes(order))
        .filter(({ order, purchase: { request, intent } }) => {
          const payers = paymentsOf(order).filter(isPaid);
          const mine = addressesOf(order);
          const isPayer = payers.some(({ email }) => email !== null && mine.includes(email));
          return !isPayer || (intent !== "leave" && !mine.includes(request.email));
        })
        .map(({ order }) => about(order)),
    ),
    check(
      "no key stands for two mails, and none came with other content but for what was deleted",
      ledger.mails
        .filter(
          ({ id, idempotencyKey, conflicts }) =>
            // The card of care and the words for why go with the content, and no second mail comes of it.
            (conflicts > 0 && !cardsDeleted.has(idempotencyKey)) ||
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
          ({ crc, refunds, amountPaid, amountRefunded }) =>
            !helped.some((order) => isOf(order, crc)) &&
            (refunds.length > 1 || (refunds.length === 1 && amountRefunded !== amountPaid)),
        )
        .map(({ title }) => title),
    ),
    check("whoever was paid back was told so, once for each refund", [
      ...refunds
        .filter(({ id, ...of }) => {
          const told = ledger.mails.filter(
            ({ idempotencyKey }) => idempotencyKey === noticeKey + id,
          );
          return told.length !== 1 || !addressesOf(of).some((mine) => told[0]?.to.includes(mine));
        })
        .map(({ id, email }) => `${email}: refund ${id}`),
      ...(ledger.mails.filter(isNotice).length > refunds.length ? ["a notice too many"] : []),
    ]),
    check(
      "of each delivered order one payment was kept; of each failed one, none",
      paid
        .filter(isLeftAlone)
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

/** Whether an order has every answer and every file of its buyer. */
function holds(order: OrderRow, { request: { product, answers, files } }: Purchase): boolean {
  const asked = product.fields.filter(({ kind }) => kind !== "file" && kind !== "email");
  return (
    asked.every(({ name }) => !answers[name] || order.answers?.[name] === answers[name]) &&
    order.attached.join() === files.map(({ name }) => name).join()
  );
}
