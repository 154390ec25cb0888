import type { Field } from "~/forms/fields";
import type { Answers } from "~/forms/form-schema";
import type { TextByControl } from "~/forms/kind";
import type { PostedForm } from "~/forms/parse-form";
import type { FlashCode } from "~/notices/notices";
import type { Actor } from "../access/actor";
import { oneselfRefusal } from "../access/authorise.server";
import type { Permission } from "../access/permissions";
import type { Target } from "../access/targets";
import type { AuditEvent, Reasons } from "../audit/audit-events";
import type { ServiceContext } from "../command/context.server";
import type { Refusal } from "../command/refusals";
import type { DeferredAct } from "./deferred-act.server";
import { reasonField, reasonName } from "./reason-field";

/** What an act comes to, before anybody does it. */
export type Preview = {
  /** What it is done to, as the desk knows it. */
  subject: string;
  /** What will happen to people, money, mails and files, a sentence each. */
  effects: readonly string[];
  /** What a colleague asked for, where that will not happen. */
  asked?: readonly string[];
  /** What is to be known before it is filled in. */
  note?: string;
  /** Another act upon the same row that better comes first, by its name in the table of acts. */
  first?: { act: string; label: string };
  /** What somebody wrote, where the act answers it and it is open to whoever acts. */
  words?: string;
  /** What stands above them; by default that they are answered. */
  wordsHeading?: string;
  /** What the page was made from; the verb refuses where that has changed meanwhile. */
  version?: string;
};

/** What `perform` may need beside the answers. */
export type Sent = {
  /** `Preview.version` of the page that was sent. */
  version: string;
  /** For files. */
  form: PostedForm;
};

/**
 * What an act is, whatever page asks for it. The verb behind it authorises and audits. `Row` is what of a card says whether
 * it can be done: lists have that without the card.
 */
export type ActRule<Read = unknown, Row = never> = {
  /** What the log calls it, and for which reasons it is done. */
  act: AuditEvent;
  /** What it is done to: under this the verb audits. */
  target: Target["kind"];
  /** Where that is not what the page's address names. */
  targetIdOf?: (row: Row) => string;
  /** The order that it changes, where that is not its target; null where it changes none. What was pressed upon it excludes it. */
  orderOf?: (row: Row) => string | null;
  /** Left out where the verb alone can tell who may. */
  permission?: Permission;
  /** @throws NotFound */
  read: (ctx: ServiceContext, id: string) => Promise<Read>;
  /** Why it cannot be done as things are: the rule by which the verb refuses, too. Then no button is offered. */
  may?: (row: Row) => Refusal | null;
  /** The way to it from the page of its row, for whoever has the permission and where `may` does not refuse. */
  link?: {
    label: string | ((row: Row) => string);
    /** Which part of the page it stands in; by default its row of buttons. */
    part?: string;
    /** Shown although it is refused for one of these, which its own page explains. */
    evenIf?: readonly Refusal[];
  };
  /** There is no row yet: its id is no matter, and the way leads back to the list. */
  creates?: true;
};

/** Something that staff do to one row, always the same way: a page that says what it will do, asks why, and does it. */
export type StaffAct<
  Card = never,
  Fields extends readonly Field[] = readonly Field[],
  Read = unknown,
  Row = Card,
> = ActRule<Read, Row> & {
  title: string;
  /** What the button says. */
  button: string;
  /** Cannot be undone, or reaches far: takes a sign-in of the last quarter of an hour; or which answers do. */
  isDangerous?: true | ((card: Card, answers: Answers<Fields>) => boolean);
  /** What is asked, the reason among it. */
  fields: Fields;
  preview: (card: Card, ctx: ServiceContext) => Preview | Promise<Preview>;
  /**
   * Done at once, or handed on: `delayAct`, `requestAct`.
   * @returns what is said afterwards; errors of the verb are told on the page, and nothing typed is lost
   */
  perform: (
    ctx: ServiceContext,
    id: string,
    answers: Answers<Fields>,
    sent: Sent,
  ) => Promise<FlashCode>;
  /** How it is done later, by two people, or upon many rows; left out where it is always done at once. */
  deferred?: DeferredAct;
  /** What a colleague is asked about, of an act that always takes two people: where nobody could agree, nobody is asked. */
  asksAbout?: (card: Card) => Target;
  /** What is wrong with what was typed beyond what is said at each field, by control name. */
  problems?: (values: TextByControl) => TextByControl;
  /** That somebody was faster: upon this refusal what was typed can be sent once more, upon what is there by then. */
  mayInsistUpon?: Refusal;
  /** What the fields hold before anybody has typed. */
  filled?: (card: Card) => TextByControl;
  /** What is said where it went wrong and nobody was faster; by default the page of the error. */
  failed?: string;
  /** The row is gone afterwards, so the way leads back to the list. */
  removes?: true;
};

/** An act with a page of its own, which asks what the general one cannot, such as files that are kept before all is right. */
export type OwnPageAct<Card, Input, Row = Card> = ActRule<Card, Row> & {
  perform: (
    ctx: ServiceContext,
    id: string,
    input: Input,
  ) => Promise<{
    /** What is said afterwards. */
    done: FlashCode;
    /** The row that it was done to, or that it made. */
    id: string;
  }>;
};

export const isStaffAct = (act: ActRule): act is StaffAct => "fields" in act;

export const defineStaffAct = <Card extends Row, const Fields extends readonly Field[], Row = Card>(
  act: StaffAct<Card, Fields, Card, Row>,
) =>
  // The table of acts holds acts with different fields; each has been checked against its own here.
  act as unknown as StaffAct<Card, readonly Field[], unknown, Row>;

/** What an act upon a row is audited under. */
export const targetOf = (
  { target, targetIdOf }: Pick<ActRule, "target" | "targetIdOf">,
  { id, row }: { id: string; row: never },
): Target => ({ kind: target, id: targetIdOf?.(row) ?? id });

/** The order that an act upon a row changes; null where it changes none. */
export function changedOrderOf(
  { target, targetIdOf, orderOf }: Pick<ActRule, "target" | "targetIdOf" | "orderOf">,
  on: { id: string; row: never },
): string | null {
  if (orderOf) return orderOf(on.row);
  return target === "order" ? targetOf({ target, targetIdOf }, on).id : null;
}

/** Why somebody cannot do it to a row as things are: in place of a button on its page, and where no link leads there. */
export const actRefusal = (
  act: Pick<ActRule, "target" | "targetIdOf" | "may">,
  on: { id: string; row: never },
  actor: Actor,
): Refusal | null => oneselfRefusal(actor, targetOf(act, on)) ?? act.may?.(on.row) ?? null;

/** An act that asks for a reason and nothing else. */
type ReasonedAct<Card, Reason extends string, Chosen extends Reason = Reason, Row = Card> = Omit<
  StaffAct<Card, readonly Field[], Card, Row>,
  "act" | "fields" | "may" | "preview" | "perform" | "filled" | "creates"
> & {
  act: AuditEvent<Reason>;
  /** Where not every reason of the log can be chosen. */
  reasons?: Reasons<Chosen>;
  /** What most give, where nobody has to think about it: it is chosen already, and can be changed. */
  usual?: Chosen;
  /** What is said of the question, where that is not the usual. */
  question?: { label?: string; hint?: string };
  may: (row: Row) => Refusal | null;
  /** What it is done to, as the desk knows it. */
  subject: (card: Card) => string;
  effects: (card: Card) => readonly string[];
  /** As `Preview.version`. */
  version?: (card: Card) => string;
  perform: (ctx: ServiceContext, id: string, reason: Chosen, sent: Sent) => Promise<FlashCode>;
};

export const reasonedAct = <
  Card extends Row,
  Reason extends string,
  Chosen extends Reason = Reason,
  Row = Card,
>({
  reasons,
  usual,
  question,
  subject,
  effects,
  version,
  perform,
  ...act
}: ReasonedAct<Card, Reason, Chosen, Row>) =>
  defineStaffAct<Card, readonly Field[], Row>({
    ...act,
    fields: [{ ...reasonField<string>(reasons ?? act.act.reasons), ...question }],
    ...(usual !== undefined && { filled: () => ({ [reasonName]: usual }) }),
    preview: (card) => ({
      ...{ subject: subject(card), effects: effects(card), version: version?.(card) },
    }),
    perform: (ctx, id, answers, sent) => {
      const { reason } = answers as { reason: Chosen };
      return perform(ctx, id, reason, sent);
    },
  });

/** What the acts upon one kind of row share. @returns what defines one of them */
export const reasonedActs =
  <Card>(
    shared: Pick<
      ReasonedAct<Card, string>,
      "target" | "permission" | "read" | "subject" | "orderOf"
    >,
  ) =>
  <Reason extends string, Chosen extends Reason = Reason>(
    act: Omit<ReasonedAct<Card, Reason, Chosen>, keyof typeof shared>,
  ) =>
    reasonedAct<Card, Reason, Chosen>({ ...shared, ...act });
