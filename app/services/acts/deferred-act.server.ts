import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { Money } from "~/copy/format";
import type { FlashCode } from "~/notices/notices";
import type { Permission } from "../access/permissions";
import type { Target } from "../access/targets";
import type { AuditEvent, Reasons } from "../audit/audit-events";
import type { Refusal } from "../command/refusals";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { acts } from "~/db/schema";
import { sumsOf } from "../payments/sums";
import type { SelectableList } from "../listing/selectable-list.server";

/** What an act comes to at this moment, looked at under the locks that it needs. */
export type PlannedAct<Frozen = unknown> = {
  /** What is kept of the input until it is done, with nothing left open; all of it by default. */
  frozen?: Frozen;
  /** Mailboxes (`mailboxOf`) of whoever owns the target or gains from the act: they neither ask nor agree. */
  interested?: readonly string[];
  /** @param askedBy the member of staff who asked; the context's actor does it, or has agreed to it */
  perform: (askedBy: string) => Promise<void>;
};

/** Nobody agrees to nothing. */
type Sentences = readonly [string, ...string[]];

/** An act that is not, or not always, done at once: half a minute later, by two people, or upon many rows. */
export type DeferredAct<Input = unknown, Frozen = Input, Figures extends object = object> = {
  act: AuditEvent;
  /** What it takes to press the button, or to ask. */
  permission: Permission;
  /** Everything that it is done with. */
  input: z.ZodType<Input>;
  targetOf: (input: Input) => Target;
  /** The order that it changes, where that is not its target. What was begun upon it excludes it, and it shows it. */
  orderOf?: (ctx: Pick<ServiceContext, "db">, input: Input) => Promise<string | null>;
  /** Left out where nobody is asked why. */
  reasonOf?: (input: Input) => string;
  /** Where it is done half a minute later: what will be done, for whoever can still take it back, before its hour. */
  ahead?: string;
  /**
   * Looks whether it can be done, when it is asked for and once more when it is done.
   * @throws NotAllowed, Invalid, NotFound, Conflict where it makes no sense (any more)
   */
  plan: (tx: TransactionContext, input: Input) => Promise<PlannedAct<Frozen>>;
  /** What `plan` freezes, where that is more than the input. */
  frozen?: z.ZodType<Frozen>;
  /** Where a colleague agrees to it. */
  byTwo?: {
    permission: Permission;
    /** What it comes to, for whoever agrees, and afterwards for whoever looks. */
    effects: (ctx: ServiceContext, asked: ListedAct<Frozen>) => Promise<Sentences>;
    /** What stays of it once it is decided or has lapsed, where that is less: words that somebody wrote stand with what they did. */
    kept?: (frozen: Frozen) => Frozen;
    /** What a yes has set going, for whoever asked, where it is not done with that: after "Jest zgoda:". */
    begun?: string;
    /** What is said once it is done; there is a usual notice. */
    done?: FlashCode;
    /** Why it cannot be done any more, although nobody has decided about it. */
    staleReason?: (ctx: ServiceContext, asked: ListedAct<Frozen>) => Promise<Refusal | null>;
  };
  /** Where it is done to every row that a filter shows, once a colleague has agreed. */
  bulk?: BulkMode<Input, Figures>;
};

/** What an act upon many rows comes to. */
export type BulkFound = {
  rows: number;
  /** The sums of those that have not changed since they were asked for. */
  expected: readonly Money[];
  /** How many have, and are left out. */
  changed: number;
};

/** A row of many, with the sums that it was asked for with. */
export type BulkRow = { id: string; expected: readonly Money[] | null };

export type BulkMode<Input = unknown, Figures extends object = object> = {
  /** Whose rows. */
  list: SelectableList<Figures>;
  /** Last part of its address. */
  name: string;
  /** What the link in the list says. */
  label: string;
  title: string;
  reasons: Reasons;
  /** Where no reason was chosen; there is a usual sentence. */
  required?: string;
  effects: (found: BulkFound & Figures) => readonly string[];
  /** What of money each row comes to now, by the rows' ids: both people agree to that, and what comes to something else by then is left out. */
  expected?: (
    ctx: Pick<ServiceContext, "db">,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly Money[]>>;
  inputOf: (targetId: string, reason: string, expected?: readonly Money[]) => unknown;
  /** The same as `plan`, of one row, now that two people have agreed to all. */
  plan?: (tx: TransactionContext, input: Input) => Promise<PlannedAct>;
};

/** An act of two people with what it was frozen with. */
export function withFrozen(asked: ListedAct, { input, frozen = input }: DeferredAct): ListedAct {
  return { ...asked, input: frozen.parse(asked.input) };
}

/** What stays of an act's input once it is decided or has lapsed. */
export const keptInput = (
  { input, frozen = input, byTwo }: DeferredAct,
  stored: unknown,
): unknown => (byTwo?.kept ? byTwo.kept(frozen.parse(stored)) : stored);

/** An act that can be done to every row that a filter shows. */
export type BulkAct = DeferredAct & { bulk: BulkMode };

/**
 * What a bulk act comes to, and whom it reaches.
 * @param given.isOpen whether rows may have changed since they were written down, and are left out then
 */
export async function bulkEffects(
  ctx: ServiceContext,
  { list, effects, expected }: BulkMode,
  { rows, isOpen }: { rows: readonly BulkRow[]; isOpen: boolean },
): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const now = isOpen ? await expected?.(ctx, ids) : undefined;
  const same = now
    ? rows.filter((row) => !row.expected || isDeepStrictEqual(row.expected, now.get(row.id) ?? []))
    : rows;
  const [figures, { first, count }] = await Promise.all([
    list.figures(
      ctx,
      same.map(({ id }) => id),
    ),
    list.addresses(ctx, ids),
  ]);
  const others = count > first.length ? ` i ${count - first.length} innych` : "";
  return [
    ...effects({
      ...figures,
      rows: rows.length,
      expected: sumsOf(same.flatMap((row) => row.expected ?? [])),
      changed: rows.length - same.length,
    }),
    ...(count > 0 ? [`Adresy (${count}): ${first.join(", ")}${others}.`] : []),
  ];
}

export const defineDeferredAct = <Input, Frozen = Input, Figures extends object = object>(
  act: DeferredAct<Input, Frozen, Figures>,
) =>
  // What it is given is what `input` and `frozen` have checked, and what its own list has counted.
  act as unknown as DeferredAct;

/** Something that takes two people, as either of them sees it. */
export type ListedAct<Frozen = unknown> = {
  id: string;
  kind: string;
  label: string;
  target: Target;
  /** What it is done to, as the desk calls it. */
  targetName: string;
  reason: string | null;
  status: (typeof acts.$inferSelect)["status"];
  input: Frozen;
  askedById: string;
  /** As colleagues call them; null where the account is gone. */
  askedByName: string | null;
  /** What a yes has set going, where it was not done with that. */
  begun: string | null;
  /** Who said yes or no; null as long as nobody did, and where it lapsed. */
  decidedByName: string | null;
  declineReason: string | null;
  isOwn: boolean;
  requestedAt: Date;
  lapsesAt: Date;
  decidedAt: Date | null;
};
