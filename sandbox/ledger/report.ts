import type { State } from "../store/state.ts";
import { refunded } from "../tpay/transaction.ts";

/** Everything that reached the outside world, newest first. Sums are integer grosze, instants ISO 8601 in UTC. */
export function ledgerReport(state: State) {
  return {
    payments: state.transactions.newest().map((transaction) => ({
      transactionId: transaction.id,
      title: transaction.title,
      crc: transaction.crc,
      origin: transaction.origin,
      status: transaction.status,
      amount: transaction.amount,
      amountPaid: transaction.amountPaid,
      amountRefunded: refunded(transaction),
      currency: transaction.currency,
      description: transaction.description,
      groupId: transaction.groupId,
      email: transaction.payer.email,
      createdAt: transaction.createdAt,
      settledAt: transaction.settledAt,
      visits: transaction.visits,
      refunds: transaction.refunds,
    })),
    notifications: state.notifications.newest(),
    mails: state.mails.newest().map((mail) => ({
      id: mail.id,
      to: mail.to,
      subject: mail.subject,
      idempotencyKey: mail.idempotencyKey,
      requests: mail.requests,
      conflicts: mail.conflicts,
      attachments: mail.attachments,
      createdAt: mail.createdAt,
    })),
    modelCalls: state.modelCalls.newest(),
  };
}

export type LedgerReport = ReturnType<typeof ledgerReport>;
