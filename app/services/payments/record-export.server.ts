import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Invalid } from "../command/errors";
import { exportReasons, type ExportReason } from "./acts";
import { isReason, type AuditEvent } from "../audit/audit-events";

/**
 * Writes down that rows leave the house as a file, before they do. The log knows by which filters, but not what was typed
 * into them, which may be an address.
 * @throws NotAllowed, Invalid
 */
export async function recordExport(
  ctx: ServiceContext,
  input: {
    act: AuditEvent<ExportReason>;
    of: string;
    filters: Readonly<Record<string, string | undefined>>;
    reason: ExportReason;
  },
): Promise<void> {
  const { act, of, reason } = input;
  const target = { kind: "export", id: of } as const;
  authorise(ctx, "export_payments", target);
  if (!isReason(exportReasons, reason)) throw new Invalid("reason");
  const filters = Object.entries(input.filters).flatMap(([name, value]) => (value ? [name] : []));
  await inTransaction(ctx, (tx) =>
    recordAuditEvent(tx, { act, target, reason, after: { filters: filters.join(",") } }),
  );
}
