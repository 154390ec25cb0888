import { isDangerous, type ReportKind, type ReportReason } from "~/site/reports";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { semaphoreByKey } from "../concurrency/semaphore";

/**
 * Those who report one thing in the same moment wait for its text, and each holds a connection of the database meanwhile:
 * everybody else needs the rest of them.
 */
const inLine = semaphoreByKey(3);

/** The transaction of a report, in the line of what it is about; whoever is in danger stands behind no other reason. */
export const transactionInLine = <Result>(
  ctx: ServiceContext,
  { kind, id, reason }: { kind: ReportKind; id: string; reason: ReportReason },
  run: (tx: TransactionContext) => Promise<Result>,
): Promise<Result> =>
  inLine([kind, id, isDangerous(reason) ? "danger" : "other"].join("/"), () =>
    inTransaction(ctx, run),
  );
