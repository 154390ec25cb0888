import { z } from "zod";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";
import { observed } from "../service-calls";

/** Time for one call, in milliseconds; a buyer is waiting. */
const timeout = 10_000;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
const failureAnswer = z.object({ errors: z.array(z.object({ errorMessage: z.string() })).min(1) });
const transactionAnswer = z.object({
  transactionId: z.string(),
  title: z.string(),
  status: z.string(),
  amount: z.coerce.number().optional(),
  currency: z.string().optional(),
  transactionPaymentUrl: z.string().optional(),
  payments: z
    .object({ amountPaid: z.coerce.number(), attempts: z.array(z.unknown()).optional() })
    .optional()
    .catch(undefined),
});

export type GatewayTransaction = {
  transactionId: string;
  title: string;
  status: string;
};

/** Grosze to the decimal number of złoty that the gateway speaks. */
const zlotys = (grosze: number) => Number((grosze / 100).toFixed(2));

let bearer: { token: string; validUntil: number } | null = null;

type Call = { method?: string; body?: unknown; token?: string };

const request = (path: string, init: Call) => observed("tpay", () => ask(path, init));

async function ask(path: string, init: Call): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${env.TPAY_API_URL}${path}`, {
      method: init.method ?? "GET",
      headers: {
        accept: "application/json",
        ...(init.body === undefined ? {} : { "content-type": "application/json" }),
        ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
      },
      body: init.body === undefined ? undefined : JSON.stringify(init.body),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    throw new ExternalServiceError("tpay", "unavailable", timedOut ? "timeout" : "connection");
  }
  const body = parseJson(text);
  const failure = failureAnswer.safeParse(body);
  if (!response.ok || failure.success) {
    const kind = response.status >= 500 || response.status === 429 ? "unavailable" : "refused";
    const aboutOrder = response.status === 400 || response.status === 422 || response.ok;
    const said = aboutOrder ? failure.data?.errors[0]?.errorMessage.slice(0, 200) : undefined;
    throw new ExternalServiceError("tpay", kind, `http_${response.status}`, said);
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new ExternalServiceError("tpay", "invalid", "unexpected_answer");
  return result.data;
}

async function authorised(
  path: string,
  init: { method?: string; body?: unknown },
): Promise<unknown> {
  if (!bearer || bearer.validUntil < Date.now()) {
    const answer = checked(
      tokenAnswer,
      await request("/oauth/auth", {
        method: "POST",
        body: { client_id: env.TPAY_CLIENT_ID, client_secret: env.TPAY_CLIENT_SECRET },
      }),
    );
    // A minute early, so that a token never runs out on its way.
    bearer = {
      token: answer.access_token,
      validUntil: Date.now() + (answer.expires_in - 60) * 1000,
    };
  }
  try {
    return await request(path, { ...init, token: bearer.token });
  } catch (error) {
    if (error instanceof ExternalServiceError && error.code === "http_401") bearer = null;
    throw error;
  }
}

/** The gateway's numbers of the groups of payment methods that a buyer can choose with us. */
const groupIds = { blik: 150 } as const;
export type PaymentMethod = keyof typeof groupIds;

/**
 * Opens a transaction.
 * @param input.amountGrosze more than 0
 * @param input.description shown to the buyer; cut at 128 characters, as the payer's name is
 * @param input.orderToken comes back as `tr_crc`
 * @returns the gateway's ids and the address to send the buyer to; `paymentUrl` is null when the answer had none or
 * one on a host that is not expected
 * @throws ExternalServiceError
 */
export async function createTransaction(input: {
  amountGrosze: number;
  description: string;
  orderToken: string;
  payer: { email: string; name: string };
  /** Opens the page of this method at once; by default the buyer chooses there. */
  method?: PaymentMethod;
  notificationUrl: string;
  successUrl: string;
  errorUrl: string;
}): Promise<GatewayTransaction & { paymentUrl: string | null }> {
  const answer = checked(
    transactionAnswer,
    await authorised("/transactions", {
      method: "POST",
      body: {
        amount: zlotys(input.amountGrosze),
        currency: "PLN",
        lang: "pl",
        description: shortened(input.description),
        hiddenDescription: input.orderToken,
        payer: { ...input.payer, name: shortened(input.payer.name) },
        ...(input.method && { pay: { groupId: groupIds[input.method] } }),
        callbacks: {
          notification: { url: input.notificationUrl },
          payerUrls: { success: input.successUrl, error: input.errorUrl },
        },
      },
    }),
  );
  const { transactionId, title, status, transactionPaymentUrl } = answer;
  return { transactionId, title, status, paymentUrl: expectedHost(transactionPaymentUrl) };
}

/** The gateway refuses texts of more than 128 characters; never ends in half a character. */
function shortened(text: string): string {
  return text.slice(0, 128).replace(/[\uD800-\uDBFF]$/, "");
}

function expectedHost(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  return env.TPAY_PAYMENT_ORIGINS.includes(new URL(url).origin) ? url : null;
}

/** Asks how a transaction stands. @throws ExternalServiceError */
export async function getTransaction(transactionId: string): Promise<{
  title: string;
  status: string;
  paidGrosze: number | null;
  currency: string | null;
  /** Whether the last attempt to pay it was declined, and nothing came since. */
  isDeclined: boolean;
}> {
  const answer = checked(
    transactionAnswer,
    await authorised(`/transactions/${encodeURIComponent(transactionId)}`, {}),
  );
  return {
    title: answer.title,
    status: answer.status,
    paidGrosze: paidGroszeOf(answer),
    currency: answer.currency ?? null,
    isDeclined: isDeclinedStatus(answer),
  };
}

/** The gateway goes on calling a transaction pending whose card was declined: its attempts tell. */
const isDeclinedStatus = ({ status, payments }: z.infer<typeof transactionAnswer>) =>
  status === "declined" ||
  status === "error" ||
  (status === "pending" && (payments?.attempts?.length ?? 0) > 0);

function paidGroszeOf({
  amount,
  payments,
}: Pick<z.infer<typeof transactionAnswer>, "amount" | "payments">): number | null {
  const paid = payments?.amountPaid || amount;
  return paid === undefined ? null : Math.round(paid * 100);
}

/** Withdraws a transaction that nobody paid. @throws ExternalServiceError */
export async function cancelTransaction(transactionId: string): Promise<void> {
  await authorised(`/transactions/${encodeURIComponent(transactionId)}/cancel`, {
    method: "POST",
    body: {},
  });
}

/**
 * Pays a transaction back.
 * @param amountGrosze a part of it; everything when left out
 * @throws ExternalServiceError
 */
export async function refundTransaction(
  transactionId: string,
  amountGrosze?: number,
): Promise<void> {
  await authorised(`/transactions/${encodeURIComponent(transactionId)}/refunds`, {
    method: "POST",
    body: amountGrosze === undefined ? {} : { amount: zlotys(amountGrosze) },
  });
}

const refundsAnswer = z.object({ refunds: z.array(z.object({ amount: z.coerce.number() })) });

/** Grosze of a transaction that have been paid back so far. @throws ExternalServiceError */
export async function getRefundedGrosze(transactionId: string): Promise<number> {
  const { refunds } = checked(
    refundsAnswer,
    await authorised(`/transactions/${encodeURIComponent(transactionId)}/refunds`, {}),
  );
  return refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}

const listAnswer = z.object({
  transactions: z.array(
    transactionAnswer.extend({
      hiddenDescription: z.string().optional(),
      payer: z.object({ email: z.string() }).optional().catch(undefined),
    }),
  ),
});

/** Most transactions that the gateway puts on one page of its list. */
const pageSize = 100;

export type ListedTransaction = GatewayTransaction & {
  /** What we gave as `hiddenDescription`; null when there is none. */
  orderToken: string | null;
  payerEmail: string | null;
  paidGrosze: number | null;
  currency: string | null;
};

/** Whether a transaction's status means that the money has come: `correct` and `paid` have both been seen. */
export const isPaidStatus = (status: string) => status === "correct" || status === "paid";

/**
 * The gateway's list of transactions, page by page. It counts in days and does not say in which time zone, so it is
 * asked for one day more: what was made in the first hours of a day in Warsaw may stand under the day before.
 * @param since nothing that was made after this moment is missing; all of them when left out
 * @param pages most pages that are asked for; all of them when left out
 * @throws ExternalServiceError
 */
export async function* listTransactions({
  since,
  pages = Infinity,
}: {
  since?: Date;
  pages?: number;
} = {}): AsyncGenerator<ListedTransaction> {
  const from = since && new Date(since.getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (let page = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      page: String(page),
      limit: String(pageSize),
      ...(from && { "filters[date][from]": from }),
    });
    const { transactions } = checked(listAnswer, await authorised(`/transactions?${query}`, {}));
    for (const {
      transactionId,
      title,
      status,
      hiddenDescription,
      payer,
      currency,
      ...sums
    } of transactions)
      yield {
        transactionId,
        title,
        status,
        orderToken: hiddenDescription || null,
        payerEmail: payer?.email || null,
        paidGrosze: paidGroszeOf(sums),
        currency: currency ?? null,
      };
    if (transactions.length < pageSize) return;
  }
}

const pagesSearched = 200;

/**
 * The transactionId of a transaction of which only the title is known.
 * @returns null when it is not among the newest 20,000
 * @throws ExternalServiceError
 */
export async function findTransaction(title: string): Promise<string | null> {
  for await (const transaction of listTransactions({ pages: pagesSearched }))
    if (transaction.title === title) return transaction.transactionId;
  return null;
}
