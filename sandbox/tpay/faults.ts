import type { FastifyRequest } from "fastify";
import { type RequestFault, requestFaults } from "../faults/request-faults.ts";

const createsTransaction = (request: FastifyRequest) =>
  request.method === "POST" && /\/transactions\/?(\?|$)/.test(request.url);

export const tpayFaults: Record<string, RequestFault> = {
  ...requestFaults,
  no_payment_url: {
    description: "przyjmuje transakcję, ale nie podaje adresu płatności",
    strikes: createsTransaction,
    distort: ({ transactionPaymentUrl: _, ...answer }) => answer,
  },
  wrong_host: {
    description: "podaje adres płatności na obcym serwerze",
    strikes: createsTransaction,
    distort: (answer) => ({
      ...answer,
      transactionPaymentUrl: `https://tpay.example/pay/${String(answer.transactionId)}`,
    }),
  },
  error_message: {
    description: "odmawia, podając w errorMessage tekst z pola message",
    strikes: createsTransaction,
    before: ({ reply, fault, errorBody }) =>
      reply
        .code(400)
        .send(errorBody(400, fault.message ?? "Nie można teraz utworzyć tej transakcji.")),
  },
};
