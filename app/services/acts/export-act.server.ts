import { formatIsoDate } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { checkFilters, type Filters } from "~/forms/filters";
import type { TextByControl } from "~/forms/kind";
import { authorise, authoriseReading } from "../access/authorise.server";
import type { Permission } from "../access/permissions";
import { isReason, type AuditEvent } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Invalid } from "../command/errors";
import { exportedLists, type ExportedList } from "./exported-lists";
import type { NumberedPage } from "../listing/numbered-page";

type FieldsOf<Of extends ExportedList> = (typeof exportedLists)[Of];

const checkedFilters = <Of extends ExportedList>(of: Of, typed: TextByControl) =>
  checkFilters<FieldsOf<Of>>(exportedLists[of], typed);

type Cell = string | number | null;

type ExportDefinition<Of extends ExportedList, Row> = {
  /** What the log calls it, and for which reasons it is done. */
  act: AuditEvent;
  permission: Permission;
  title: string;
  /** What leaves the house: the id of the log's target. */
  of: Of;
  /** Before its day. */
  fileName: string;
  /** @throws NotAllowed */
  count: (
    ctx: ServiceContext,
    filters: Filters<FieldsOf<Of>>,
  ) => Promise<Pick<NumberedPage<unknown>, "total" | "isMore">>;
  /** Many at a time; whoever asks has been let in. */
  batches: (ctx: ServiceContext, filters: Filters<FieldsOf<Of>>) => AsyncGenerator<Row[]>;
  /** Headings, with what stands below them. */
  columns: Readonly<Record<string, (row: Row) => Cell>>;
};

/** Something that staff take out of the house as a file for spreadsheets: all rows of a list that its filters show. */
export type ExportAct = Pick<
  ExportDefinition<ExportedList, never>,
  "act" | "permission" | "title"
> & {
  /** Those of the list that it is of. */
  filters: readonly Field[];
  /** @throws NotAllowed */
  count: (
    ctx: ServiceContext,
    typed: TextByControl,
  ) => Promise<Pick<NumberedPage<unknown>, "total" | "isMore">>;
  /**
   * The file, once it stands in the log that it leaves: by which filters, but not what was typed into them, which may be
   * an address.
   * @throws NotAllowed, Invalid
   */
  file: (
    ctx: ServiceContext,
    typed: TextByControl,
    reason: string,
  ) => Promise<{ name: string; headings: string[]; batches: AsyncIterable<Cell[][]> }>;
};

export const defineExport = <Of extends ExportedList, Row>({
  count,
  batches,
  columns,
  of,
  fileName,
  ...page
}: ExportDefinition<Of, Row>): ExportAct => ({
  ...page,
  filters: exportedLists[of],
  count(ctx, typed) {
    authoriseReading(ctx, page.permission);
    return count(ctx, checkedFilters(of, typed).filters);
  },
  async file(ctx, typed, reason) {
    const target = { kind: "export", id: of } as const;
    authorise(ctx, page.permission, target);
    if (!isReason(page.act.reasons, reason)) throw new Invalid("reason");
    const { filters, errors } = checkedFilters(of, typed);
    if (Object.keys(errors).length > 0) throw new Invalid("filter");
    const after = { filters: Object.keys(filters).join(",") };
    await inTransaction(ctx, (tx) =>
      recordAuditEvent(tx, { act: page.act, target, reason, after }),
    );
    const cells = Object.values(columns);
    async function* lines() {
      for await (const rows of batches(ctx, filters))
        yield rows.map((row) => cells.map((cell) => cell(row)));
    }
    return {
      name: `${fileName}-${formatIsoDate(ctx.now())}.csv`,
      headings: Object.keys(columns),
      batches: lines(),
    };
  },
});
