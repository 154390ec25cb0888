import { and, eq, isNull } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { cleanFileName, fileMessages, maxFileBytes } from "~/forms/files";
import { inboundMails, orders, supportThreads, users } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import {
  readReceivedFile,
  readReceivedMail,
  type ReceivedFile,
  type ReceivedMail,
} from "~/integrations/mail/received-mail.server";
import { acceptFiles, type AcceptedFile } from "../attachments/accept-files.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { TooManyRequests } from "../command/errors";
import { postMessage } from "../conversations/post-message.server";
import { screenForCrisis } from "../crisis/screen-for-crisis.server";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import { consumeRateLimit, requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { addMessage, type Words } from "./add-message.server";
import { complaintDecisionMail, complaintReceiptMail } from "./complaint-mails";
import { complaintOf, type Complaint } from "./complaint-of.server";
import { complaintRefusals } from "./complaint-words";
import { lockThread, type Thread } from "./lock-thread.server";
import { mailWords } from "./mail-words";
import { beginComplaint } from "./open-complaint.server";
import { isPaidFor } from "./own-order.server";
import { keptUntil, maxMessageFiles } from "./rules";
import { supportAnswerMail } from "./support-answer-mail";
import { supportHelpMail } from "./support-help-mail";
import { giveHelp } from "./support-help-mail.server";

type InboundMail = typeof inboundMails.$inferSelect;

/**
 * Reads a mail that has come, and puts what somebody says in it into the thread of its address: as the author's words where
 * key, sender and DMARC agree, else for staff alone, as unconfirmed: then nothing is opened, and a closed thread stays so.
 * What a program wrote is dropped, and nothing is answered.
 * Safe to repeat.
 * @param input.lastAttempt whether the job will not be tried again: then what cannot be had is left out
 * @throws ExternalServiceError, TooManyRequests when it should be tried later
 */
export async function receiveMail(
  ctx: ServiceContext,
  { inboundMailId, lastAttempt }: { inboundMailId: string; lastAttempt: boolean },
): Promise<void> {
  const [found] = await ctx.db
    .select({ inbound: inboundMails, thread: supportThreads })
    .from(inboundMails)
    .innerJoin(supportThreads, eq(supportThreads.id, inboundMails.threadId))
    .where(and(eq(inboundMails.id, inboundMailId), isNull(inboundMails.settledAt)));
  if (!found) return;
  const { inbound } = found;
  const author = await authorOf(ctx, found.thread);
  const mail = await fetched(inbound.providerId, lastAttempt);
  if (mail === "gone") return settle(ctx, inbound, mail);
  if (mail === "too_large") return refuseTooLarge(ctx, inbound);
  if (mail.isAutomatic) return settle(ctx, inbound, "automatic");
  const words = mailWords(mail, author.subjects);
  if (!words) return settle(ctx, inbound, "empty");
  const isConfirmed = mail.isAuthenticated && mail.sender === author.email?.toLowerCase();
  // What somebody else sends uses up nothing of the member's.
  const whose = isConfirmed ? author.id : `unconfirmed ${author.id}`;
  const count = () => requireRateLimit(ctx, "supportMessages", whose);
  // Of a flood no file is fetched, and in the end nothing is left waiting.
  if (!isConfirmed)
    try {
      await count();
    } catch (error) {
      if (!(lastAttempt && error instanceof TooManyRequests)) throw error;
      return settle(ctx, inbound, "too_many");
    }
  const { files, problems } = await filesOf(ctx, { mail, inbound, whose, lastAttempt });
  if (isConfirmed) await count();
  const texts = [{ text: words.all }];
  const { screening } = await screenForCrisis(ctx, { place: "support", texts, values: {} });

  await inTransaction(ctx, async (tx) => {
    const addressed = await lockThread(tx, inbound.threadId);
    const open = and(eq(inboundMails.id, inbound.id), isNull(inboundMails.settledAt));
    // Another run was faster.
    if ((await tx.db.$count(inboundMails, open)) === 0) return;
    const said = { content: words.kept, files, screening, key: `support_mail/${inbound.id}` };
    const { thread, messageId } =
      addressed.closedAt && isConfirmed
        ? await sayAfterClosing(tx, addressed, said)
        : await say(tx, addressed, { ...said, isConfirmed });
    await settle(tx, inbound, "taken", {
      ...{ threadId: thread.id, messageId },
      unconfirmedSender: isConfirmed ? null : (mail.sender ?? ""),
    });
    if (screening.level === "acute")
      await giveHelp(after(tx, 1), { id: thread.id, email: author.email });
    if (problems.length > 0)
      await postMessage(after(tx, 2), {
        subject: { kind: "support", id: thread.id },
        author: { kind: "system" },
        visibility: isConfirmed ? "everybody" : "staff",
        body: `Nie wszystko z tego e-maila mogliśmy przyjąć.\n${problems.join("\n")}`,
        idempotencyKey: `support_mail_files/${inbound.id}`,
      });
    if (thread.closedAt && isConfirmed)
      await postMessage(after(tx, 3), {
        subject: { kind: "support", id: thread.id },
        author: { kind: "system" },
        body: complaintRefusals.complaint_closed.text,
        idempotencyKey: `support_mail_closed/${inbound.id}`,
      });
  });
}

/** Says in the thread, once a day, that a mail was longer than we take: whoever sent it would wait for an answer. */
const refuseTooLarge = (ctx: ServiceContext, inbound: InboundMail): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { id } = await lockThread(tx, inbound.threadId);
    await settle(tx, inbound, "too_large");
    await postMessage(tx, {
      subject: { kind: "support", id },
      author: { kind: "system" },
      body: "Przyszedł tu e-mail, ale był za długi i\u00a0nie mogliśmy go przyjąć. Jeśli jest od Ciebie, napisz krócej, a\u00a0resztę dołącz jako plik.",
      idempotencyKey: `support_mail_too_large/${id}/${formatIsoDate(tx.now())}`,
    });
  });

type Author = {
  /** Whose limits count. */
  id: string;
  /** Where they are reached, and from where their mails come; null where nobody has confirmed an address. */
  email: string | null;
  /** Of our mails to them, which stand above their answers. */
  subjects: readonly string[];
};

/** Whoever may write in a thread: its member, or whoever placed the order that it complains about. */
async function authorOf(
  { db }: ServiceContext,
  { kind, userId, orderId }: Thread,
): Promise<Author> {
  const subjects = [supportAnswerMail.subject(kind), supportHelpMail.subject()];
  if (kind === "ticket") {
    const { id, email } = users;
    const [member] = await db
      .select({ id, email })
      .from(users)
      .where(eq(id, userId ?? ""));
    if (!member) throw new Error("A ticket has no member.");
    return { ...member, subjects };
  }
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId ?? ""));
  if (!order) throw new Error("A complaint has no order.");
  const number = orderNumber(order.number);
  const ofComplaint = [complaintReceiptMail.subject(number), complaintDecisionMail.subject(number)];
  return {
    ...{ id: order.id, subjects: [...subjects, ...ofComplaint] },
    email: order.isAddressUnconfirmed ? null : order.email,
  };
}

/** What is said at one moment has no order, so what belongs below a message is said some milliseconds later. */
const after = (tx: TransactionContext, ms: number): TransactionContext => ({
  ...tx,
  now: () => new Date(tx.now().getTime() + ms),
});

async function fetched(
  providerId: string,
  lastAttempt: boolean,
): Promise<ReceivedMail | "gone" | "too_large"> {
  try {
    return await readReceivedMail(providerId);
  } catch (error) {
    const kind = error instanceof ExternalServiceError ? error.kind : null;
    if (kind === "invalid") return "too_large";
    // It has just told of it, so it may only not find it yet.
    if (kind === "refused" && lastAttempt) return "gone";
    throw error;
  }
}

async function settle(
  ctx: ServiceContext,
  { id }: InboundMail,
  outcome: NonNullable<InboundMail["outcome"]>,
  taken: Partial<InboundMail> = {},
): Promise<void> {
  await ctx.db
    .update(inboundMails)
    .set({ ...taken, outcome, settledAt: ctx.now() })
    .where(and(eq(inboundMails.id, id), isNull(inboundMails.settledAt)));
  if (outcome !== "taken") ctx.log.info({ inboundMailId: id, outcome }, "mail was not taken");
}

type Taken = { thread: Thread; messageId: string | null };

const say = async (
  tx: TransactionContext,
  thread: Thread,
  said: Parameters<typeof addMessage>[2],
): Promise<Taken> => ({ thread, messageId: await addMessage(tx, thread, said) });

/**
 * Takes its author's words that were meant for a closed thread: in the open one of the same author, or in a new one that
 * refers to it. Whoever was refused goes on with a complaint, demands what they demanded, and has fourteen days anew; of
 * what was granted nothing is demanded twice, so that these words stay in the closed one, for staff.
 */
async function sayAfterClosing(
  tx: TransactionContext,
  closed: Thread,
  said: Words & { key: string },
): Promise<Taken> {
  const { id: refersToId, kind, subject, wantsMail, userId, orderId } = closed;
  const about = { subject, wantsMail, refersToId };
  if (kind === "complaint") {
    const complaint = await complaintOf(tx, closed);
    const order = await lockOrder(tx, { id: orderId ?? "" });
    const mayBegin = complaint && order && isShort(complaint) && (await isPaidFor(tx, order));
    if (mayBegin) {
      const { remedy, askedGrosze } = complaint;
      const begun = await beginComplaint(tx, { ...about, order, remedy, askedGrosze, words: said });
      if (begun) return begun;
    }
  } else {
    const thread = await beginTicket(tx, { ...about, userId });
    if (thread) return say(tx, thread, said);
  }
  const whose =
    kind === "ticket"
      ? eq(supportThreads.userId, userId ?? "")
      : and(eq(supportThreads.kind, kind), eq(supportThreads.orderId, orderId ?? ""));
  const [open] = await tx.db
    .select()
    .from(supportThreads)
    .where(and(whose, isNull(supportThreads.closedAt)))
    .for("update");
  // It was closed in between: the next attempt opens one.
  if (!open && kind === "ticket") throw new Error("A thread was closed while a mail came to it.");
  return say(tx, open ?? closed, said);
}

/** Whether less was granted than was asked for. */
const isShort = ({ decision, askedGrosze, refundGrosze }: Complaint): boolean =>
  decision === "declined" ||
  (decision === "reduction" && (askedGrosze === null || Number(refundGrosze) < askedGrosze));

async function beginTicket(
  tx: TransactionContext,
  about: Pick<Thread, "userId" | "subject" | "wantsMail" | "refersToId">,
): Promise<Thread | undefined> {
  const now = tx.now();
  const [opened] = await tx.db
    .insert(supportThreads)
    .values({
      ...{ ...about, crisisLevel: "none" },
      ...{ createdAt: now, deleteAt: keptUntil({ kind: "ticket" }, now) },
    })
    .onConflictDoNothing()
    .returning();
  return opened;
}

async function filesOf(
  ctx: ServiceContext,
  of: { mail: ReceivedMail; inbound: InboundMail; whose: string; lastAttempt: boolean },
): Promise<{ files: AcceptedFile[]; problems: string[] }> {
  const { mail, inbound, whose, lastAttempt } = of;
  const problems =
    mail.files.length > maxMessageFiles ? [fileMessages.tooMany(maxMessageFiles)] : [];
  const sent: File[] = [];
  for (const file of mail.files.slice(0, maxMessageFiles)) {
    const name = cleanFileName(file.name);
    const bytes = await bytesOf(inbound, file).catch((error: unknown) => {
      if (!lastAttempt || !(error instanceof ExternalServiceError)) throw error;
      return "gone" as const;
    });
    if (bytes === "gone") problems.push(fileMessages.notFetched(name));
    else if (bytes === null) problems.push(fileMessages.tooLarge(name));
    else sent.push(new File([new Uint8Array(bytes)], name));
  }
  const accepted = await acceptFiles(sent);
  const size = accepted.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const hasRoom = size === 0 || (await consumeRateLimit(ctx, "uploads", whose, size)).allowed;
  return {
    files: hasRoom ? accepted.files : [],
    problems: [...problems, ...accepted.problems, ...(hasRoom ? [] : [fileMessages.noRoomForMail])],
  };
}

const bytesOf = async ({ providerId }: InboundMail, { id, size }: ReceivedFile) =>
  size > maxFileBytes ? null : readReceivedFile(providerId, id, maxFileBytes);
