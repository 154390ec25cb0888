import type { Field } from "~/forms/fields";
import type { Answers } from "~/forms/form-schema";
import type { TextByControl } from "~/forms/kind";
import type { PostedForm } from "~/forms/parse-form";
import { optionsOf } from "~/forms/kinds/options";
import type { FlashCode } from "~/notices/notices";
import type { ServiceContext } from "~/services/command/context.server";
import type { Permission } from "~/services/access/permissions";

/** What an act comes to, before anybody does it. */
export type Preview = {
  /** What it is done to, as the desk knows it. */
  subject: string;
  /** What will happen to people, money, mails and files, a sentence each. */
  effects: readonly string[];
  /** What somebody wrote, where the act answers it and it is open to whoever acts. */
  words?: string;
  /** Why it cannot be done as things are; then no button is offered. */
  impossible?: string;
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
 * Something that staff do to one row of a list, always the same way: a page that says what it will do, asks why, and
 * does it. The verb behind it authorises and audits.
 */
export type StaffAct<Fields extends readonly Field[] = readonly Field[]> = {
  title: string;
  /** What the button says. */
  button: string;
  /** Left out where the verb alone can tell who may. */
  permission?: Permission;
  /** Cannot be undone, or reaches far: takes a sign-in of the last quarter of an hour. */
  isDangerous?: true;
  /** What is asked, the reason among it. */
  fields: Fields;
  /** @throws NotFound */
  preview: (ctx: ServiceContext, id: string) => Promise<Preview>;
  /** @returns what is said afterwards; errors of the verb are told on the page, and nothing typed is lost */
  perform: (
    ctx: ServiceContext,
    id: string,
    answers: Answers<Fields>,
    sent: Sent,
  ) => Promise<FlashCode>;
  /** What the fields hold before anybody has typed. */
  filled?: (ctx: ServiceContext, id: string) => Promise<TextByControl>;
  /** What is said where it went wrong and nobody was faster; by default the page of the error. */
  failed?: string;
  /** The row is gone afterwards, so the way leads back to the list. */
  removes?: true;
  /** There is no row yet: its id is no matter, and the way leads back to the list. */
  creates?: true;
};

export const defineStaffAct = <const Fields extends readonly Field[]>(act: StaffAct<Fields>) =>
  // The table of acts holds acts with different fields; each has been checked against its own here.
  act as unknown as StaffAct;

/** An act that asks for a reason and nothing else. */
type ReasonedAct<Card, Reason extends string> = Pick<
  StaffAct,
  "title" | "button" | "permission" | "isDangerous" | "removes" | "failed"
> & {
  reasons: Readonly<Record<Reason, string>>;
  /** What is said of the question, where that is not the usual. */
  question?: { label?: string; hint?: string };
  /** @throws NotFound */
  read: (ctx: ServiceContext, id: string) => Promise<Card>;
  /** What it is done to, as the desk knows it. */
  subject: (card: Card) => string;
  preview: (card: Card) => Omit<Preview, "subject">;
  perform: (ctx: ServiceContext, id: string, reason: Reason) => Promise<FlashCode>;
};

export const reasonedAct = <Card, Reason extends string>({
  reasons,
  question,
  read,
  subject,
  preview,
  perform,
  ...act
}: ReasonedAct<Card, Reason>) =>
  defineStaffAct({
    ...act,
    fields: [{ ...reasonField<string>(reasons), ...question }],
    async preview(ctx, id) {
      const card = await read(ctx, id);
      return { subject: subject(card), ...preview(card) };
    },
    perform: (ctx, id, { reason }) => perform(ctx, id, reason as Reason),
  });

/** What the acts upon one kind of row share. @returns what defines one of them */
export const reasonedActs =
  <Card, Reason extends string>(
    shared: Pick<
      ReasonedAct<Card, Reason>,
      "permission" | "reasons" | "question" | "read" | "subject"
    >,
  ) =>
  (act: Omit<ReasonedAct<Card, Reason>, keyof typeof shared>) =>
    reasonedAct({ ...shared, ...act });

/** The question that every act of staff asks. */
export const reasonField = <Code extends string>(labels: Readonly<Record<Code, string>>) =>
  ({
    kind: "choice",
    name: "reason",
    label: "Powód",
    placeholder: "Wybierz powód",
    required: "Wybierz powód.",
    options: optionsOf(labels),
  }) as const;
