import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context.ts";
import { distorted, exposeToFaults } from "../faults/plugin.ts";
import { newUlid } from "../identifiers.ts";
import { parseZloty } from "../money.ts";
import type { Transaction } from "../store/records.ts";
import { asFields, textField } from "../web/forms.ts";
import { oauthRoute, requireToken } from "./access.ts";
import { readCreation } from "./creation.ts";
import { failure, failureOf } from "./errors.ts";
import { tpayFaults } from "./faults.ts";
import { refund } from "./settlement.ts";
import { describeRefunds, describeTransaction, refunded, tpayDate } from "./transaction.ts";

const success = (fields: object) => ({ result: "success", requestId: newUlid(), ...fields });

/** Tpay's Open API, to be registered under a prefix of its own. */
export async function tpayApi(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { transactions } = context.state;

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status).send(failureOf(status, error.message));
  });
  exposeToFaults(app, {
    service: "tpay",
    registry: context.faults,
    kinds: tpayFaults,
    errorBody: failureOf,
    // A client fetches its token whenever it likes: a fault meant for a transaction must not go to that.
    spared: (request) => request.url.includes("/oauth/auth"),
  });
  oauthRoute(app);

  app.register(async (api) => {
    api.addHook("onRequest", requireToken);

    api.post("/transactions", (request, reply) => {
      const created = readCreation(request.body);
      if (Array.isArray(created)) return reply.code(400).send(failure(created));
      transactions.put(created);
      return distorted(request, success(describeTransaction(created, context.url)));
    });

    api.get("/transactions", (request) => {
      const query = asFields(request.query);
      const limit = bounded(query.limit, 10, 100);
      const page = bounded(query.page, 1, 1_000_000);
      const from = textField(query, "filters[date][from]");
      const to = textField(query, "filters[date][to]");
      const found = transactions.newest(({ createdAt }) => {
        const day = tpayDate(createdAt).slice(0, 10);
        return (from === "" || day >= from) && (to === "" || day <= to);
      });
      return success({
        currentPage: page,
        perPage: limit,
        totalPages: Math.max(1, Math.ceil(found.length / limit)),
        totalCount: found.length,
        transactions: found
          .slice((page - 1) * limit, page * limit)
          .map((transaction) => describeTransaction(transaction, context.url)),
      });
    });

    const known = (
      path: string,
      method: "get" | "post",
      answer: (found: Transaction, request: FastifyRequest, reply: FastifyReply) => unknown,
    ) =>
      api[method](`/transactions/:id${path}`, (request, reply) => {
        const found = transactions.get((request.params as { id: string }).id);
        return found ? answer(found, request, reply) : reply.code(404).send(failureOf(404));
      });

    known("", "get", (found) => success(describeTransaction(found, context.url)));

    known("/cancel", "post", (found, _request, reply) => {
      if (found.status !== "pending") return reply.code(409).send(failureOf(409));
      const canceled = transactions.put({ ...found, status: "canceled" });
      return success(describeTransaction(canceled, context.url));
    });

    known("/refunds", "get", (found) => success({ refunds: describeRefunds(found) }));

    known("/refunds", "post", (found, request, reply) => {
      const left = found.amountPaid - refunded(found);
      if (left <= 0) return reply.code(409).send(failureOf(409));
      const asked = asFields(request.body).amount;
      const amount = asked === undefined ? left : parseZloty(asked);
      if (amount === null || amount < 1 || amount > left) {
        const errorMessage = "Kwota zwrotu jest nieprawidłowa.";
        const error = { errorCode: "bad_request", errorMessage, fieldName: "amount" };
        return reply.code(400).send(failure([error]));
      }
      const next = refund(context, found, amount);
      return success({ ...describeTransaction(next, context.url), refunds: describeRefunds(next) });
    });
  });
}

function bounded(value: unknown, otherwise: number, most: number): number {
  const number = Math.trunc(Number(value ?? otherwise));
  return number >= 1 ? Math.min(number, most) : otherwise;
}
