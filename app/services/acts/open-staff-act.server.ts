import type { Answers } from "~/forms/form-schema";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import type { FlashCode } from "~/notices/notices";
import { authoriseReading } from "../access/authorise.server";
import type { Permission } from "../access/permissions";
import { accessRefusals } from "../access/refusals";
import type { Target } from "../access/targets";
import type { ServiceContext } from "../command/context.server";
import { Conflict, NotAllowed } from "../command/errors";
import { countedThings } from "../listing/listed-things";
import { actRefusals, maxBulkRows } from "./acts";
import { selectRows } from "./bulk-act.server";
import { bulkEffects, type BulkAct } from "./deferred-act.server";
import type { ExportAct } from "./export-act.server";
import { bulkRefusal } from "./bulks-upon.server";
import { askedBackRefusal, pendingRefusal } from "./pending-acts.server";
import { isNoted, maxNoteLength, type NotedTarget } from "../notes/acts";
import { noteAct } from "../notes/staff-notes.server";
import { reasonField, reasonName } from "./reason-field";
import { requestRefusal } from "./request-act.server";
import { requestBulk } from "./request-bulk.server";
import { runBulkAct } from "./registry.server";
import {
  actRefusal,
  changedOrderOf,
  targetOf,
  type OwnPageAct,
  type Preview,
  type Sent,
  type StaffAct,
} from "./staff-act.server";

/** An act upon one row as its page shows it. */
export type Look = Preview & {
  /** Why it cannot be done as things are; then no button is offered. */
  impossible?: string;
};

type Session = {
  /** Whether the sign-in is of the last quarter of an hour. */
  isFresh: boolean;
};

/** Lets staff through to an act, upon a row or upon many. @throws NotAllowed */
function admit(
  ctx: ServiceContext,
  session: Session,
  { permissions, isDangerous = false }: { permissions: Permission[]; isDangerous?: boolean },
) {
  for (const permission of permissions) authoriseReading(ctx, permission);
  const needsSignIn = isDangerous && !session.isFresh;
  return {
    needsSignIn,
    assertFresh(isAlsoDangerous = false) {
      if (needsSignIn || (isAlsoDangerous && !session.isFresh))
        throw new NotAllowed(accessRefusals.sign_in_again);
    },
  };
}

/** What staff add in words to the reason that they chose; the log keeps the reason alone. */
const wordsField = {
  kind: "longText",
  name: "note",
  label: "Dopisek do powodu",
  hint: "Zostanie rok w notatkach, tylko dla obsługi. Bez danych, których tu nie trzeba.",
  rows: 2,
  limit: { length: maxNoteLength, message: `Skróć dopisek do ${maxNoteLength} znaków.` },
} as const satisfies Field;

/** Where a reason is asked for, and what it is done to stays and can have notes. */
const takesWords = ({ fields, removes }: StaffAct, target: Target): target is NotedTarget =>
  removes !== true && isNoted(target) && fields.some(({ name }) => name === reasonName);

export type OpenedStaffAct = {
  /** What is asked. */
  fields: readonly Field[];
  /** The sign-in is too old for what cannot be undone: `perform` refuses. */
  needsSignIn: boolean;
  target: Target;
  preview: Look;
  values: TextByControl;
  /** As things are by now. */
  look: () => Promise<Look>;
  perform: (answers: Answers<readonly Field[]>, sent: Sent) => Promise<FlashCode>;
};

/** @throws NotAllowed, NotFound */
export async function openStaffAct(
  ctx: ServiceContext,
  session: Session,
  act: StaffAct,
  id: string,
): Promise<OpenedStaffAct> {
  const { permission, isDangerous } = act;
  const permissions = permission ? [permission] : [];
  const { needsSignIn, assertFresh } = admit(ctx, session, {
    permissions,
    isDangerous: isDangerous === true,
  });
  // What an act reads is what its own functions take.
  const read = async () => (await act.read(ctx, id)) as never;
  const pendingOn = async (card: never) => {
    const orderId = changedOrderOf(act, { id, row: card });
    const own = targetOf(act, { id, row: card });
    if (orderId === null) return null;
    const { code } = act.act;
    return (
      (await pendingRefusal(ctx, { kind: "order", id: orderId }, code)) ??
      (await askedBackRefusal(ctx, orderId, code)) ??
      (await bulkRefusal(ctx, orderId, code)) ??
      (own.id === orderId ? null : await bulkRefusal(ctx, own.id, code))
    );
  };
  const inVain = async (card: never) => {
    const { deferred, asksAbout } = act;
    return deferred && asksAbout ? requestRefusal(ctx, deferred, asksAbout(card)) : null;
  };
  const lookAt = async (card: never) => {
    const refused =
      actRefusal(act, { id, row: card }, ctx.actor) ??
      (await pendingOn(card)) ??
      (await inVain(card));
    return { ...(await act.preview(card, ctx)), impossible: refused?.text ?? undefined };
  };
  const card = await read();
  const target = targetOf(act, { id, row: card });
  return {
    fields: takesWords(act, target) ? [...act.fields, wordsField] : act.fields,
    needsSignIn,
    target,
    preview: await lookAt(card),
    values: act.filled?.(card) ?? {},
    look: async () => lookAt(await read()),
    async perform(answers, sent) {
      assertFresh(typeof isDangerous === "function" && isDangerous(card, answers as never));
      const pending = await pendingOn(card);
      if (pending) throw new Conflict(pending);
      const done = await act.perform(ctx, id, answers, sent);
      const words: Partial<Record<string, string>> = answers;
      const text = words[wordsField.name];
      // After it, so that what was refused leaves no note; with it, a note that fails would undo money that was sent.
      if (text && takesWords(act, target))
        await noteAct(ctx, { target, act: act.act.code, reason: words[reasonName], text });
      return done;
    },
  };
}

/**
 * An act with a page of its own.
 * @returns `refused` where it cannot be done as things are
 * @throws NotAllowed, NotFound
 */
export async function openOwnPageAct<Card, Input>(
  ctx: ServiceContext,
  act: OwnPageAct<Card, Input>,
  id: string,
) {
  if (act.permission) authoriseReading(ctx, act.permission);
  const card = await act.read(ctx, id);
  return {
    card,
    refused: actRefusal(act, { id, row: card as never }, ctx.actor),
    perform: (input: Input) => act.perform(ctx, id, input),
  };
}

/**
 * A file that leaves the house.
 * @param typed into the filters of its list
 * @throws NotAllowed
 */
export function openExportAct(
  ctx: ServiceContext,
  session: Session,
  exporting: ExportAct,
  typed: TextByControl,
) {
  const permissions = [exporting.permission];
  const { needsSignIn, assertFresh } = admit(ctx, session, { permissions, isDangerous: true });
  return {
    needsSignIn,
    count: () => exporting.count(ctx, typed),
    /** @throws NotAllowed also where the sign-in is too old, Invalid */
    async file(reason: string) {
      assertFresh();
      return exporting.file(ctx, typed, reason);
    },
  };
}

export type OpenedBulkAct = Pick<OpenedStaffAct, "needsSignIn" | "preview" | "look"> & {
  /** What is asked. */
  fields: readonly [ReturnType<typeof reasonField>];
  /** @returns the id of what waits for a colleague */
  request: (reason: string) => Promise<string>;
};

/**
 * The same for every row of a filter.
 * @param typed into the filters of the act's list
 * @throws NotAllowed
 */
export async function openBulkAct(
  ctx: ServiceContext,
  session: Session,
  act: BulkAct,
  typed: TextByControl,
): Promise<OpenedBulkAct> {
  const { reasons, required, list } = act.bulk;
  const permissions: Permission[] = ["act_in_bulk", act.permission];
  const { needsSignIn, assertFresh } = admit(ctx, session, { permissions, isDangerous: true });
  const { things } = list;
  const selected = list.select(typed);
  const look = async () => {
    const { ids: found, begun } = selected
      ? await selectRows(ctx, act.act.code, selected)
      : { ids: [], begun: 0 };
    const expected = await act.bulk.expected?.(ctx, found);
    const rows = found.map((id) => ({ id, expected: expected?.get(id) ?? [] }));
    return {
      subject: countedThings(things, found.length),
      effects: [
        ...(await bulkEffects(ctx, act.bulk, { rows, isOpen: false })),
        ...(begun > 0
          ? [
              `Pominiemy, bo obejmuje to już taka sama czynność zbiorcza: ${countedThings(things, begun)}.`,
            ]
          : []),
        `Nic się nie stanie, dopóki nie zgodzi się druga osoba z administracji. ${things.later}`,
      ],
      impossible: !selected
        ? `Najpierw zawęź listę filtrem: bez niego byłyby to ${things.all}.`
        : found.length === 0 && begun > 0
          ? actRefusals.all_begun.text
          : found.length === 0
            ? `Temu filtrowi nie odpowiada ${things.none}.`
            : found.length > maxBulkRows
              ? `Na raz można wskazać najwyżej ${countedThings(things, maxBulkRows)}. Zawęź filtr.`
              : ((await requestRefusal(ctx, runBulkAct))?.text ?? undefined),
    };
  };
  return {
    needsSignIn,
    fields: [reasonField(reasons, required)],
    preview: await look(),
    look,
    request(reason) {
      assertFresh();
      return requestBulk(ctx, act, { filters: typed, reason });
    },
  };
}
