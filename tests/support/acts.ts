import { delayAct } from "~/services/acts/delay-act.server";
import { bulkActOf, deferredActOf } from "~/services/acts/registry.server";
import { requestAct } from "~/services/acts/request-act.server";
import { requestBulk } from "~/services/acts/request-bulk.server";
import type { BulkRequest } from "~/services/acts/bulk-act.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "~/services/command/context.server";

/** An act by its code, with what it is done with. */
type Wanted = { kind: string; input: unknown };

/** Does something in half a minute. */
export const delay = (ctx: ServiceContext, { kind, input }: Wanted) =>
  delayAct(ctx, deferredActOf(kind), input);

/** Does what was planned in the same moment, as where its time has come or a colleague has agreed. */
export const performNow = <Input>(
  ctx: ServiceContext,
  plan: (tx: TransactionContext, input: Input) => Promise<() => Promise<void>>,
  input: Input,
) => inTransaction(ctx, async (tx) => (await plan(tx, input))());

/** Asks a colleague to agree. @returns the request's id */
export const ask = (ctx: ServiceContext, { kind, input }: Wanted) =>
  requestAct(ctx, deferredActOf(kind), input);

/** Asks a colleague to agree to many. @returns the bulk act's id */
export const askForMany = (
  ctx: ServiceContext,
  { kind, ...request }: BulkRequest & { kind: string },
) => requestBulk(ctx, bulkActOf(kind), request);
