import { and, eq, isNull } from "drizzle-orm";
import { cleanFileName, fileMessages, maxFileBytes } from "~/forms/files";
import { inboundMails, supportThreads, users } from "~/db/schema";
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
import { postMessage } from "../conversations/post-message.server";
import { screenForCrisis } from "../crisis/screen-for-crisis.server";
import { consumeRateLimit, requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { addMessage } from "./add-message.server";
import { lockThread, type Thread } from "./lock-thread.server";
import { mailWords } from "./mail-words";
import { keptUntil, maxMessageFiles } from "./rules";
import { giveHelp } from "./support-help-mail.server";

type InboundMail = typeof inboundMails.$inferSelect;

/**
 * Reads a mail that has come, and puts what somebody says in it into the thread of its address: as the author's words where
 * key, sender and DMARC agree, else for staff alone, as unconfirmed. What a program wrote is dropped, and nothing is answered.
 * Safe to repeat.
 * @param input.lastAttempt whether the job will not be tried again: then what cannot be had is left out
 * @throws ExternalServiceError, TooManyRequests when it should be tried later
 */
export async function receiveMail(
  ctx: ServiceContext,
  { inboundMailId, lastAttempt }: { inboundMailId: string; lastAttempt: boolean },
): Promise<void> {
  const [found] = await ctx.db
    .select({ inbound: inboundMails, author: { id: users.id, email: users.email } })
    .from(inboundMails)
    .innerJoin(supportThreads, eq(supportThreads.id, inboundMails.threadId))
    .innerJoin(users, eq(users.id, supportThreads.userId))
    .where(and(eq(inboundMails.id, inboundMailId), isNull(inboundMails.settledAt)));
  if (!found) return;
  const { inbound, author } = found;
  const mail = await fetched(inbound.providerId, lastAttempt);
  if (typeof mail === "string") return settle(ctx, inbound, mail);
  if (mail.isAutomatic) return settle(ctx, inbound, "automatic");
  const words = mailWords(mail);
  if (!words) return settle(ctx, inbound, "empty");
  const isConfirmed = mail.isAuthenticated && mail.sender === author.email.toLowerCase();
  // What somebody else sends uses up nothing of the member's.
  const whose = isConfirmed ? author.id : `unconfirmed ${author.id}`;
  const { files, problems } = await filesOf(ctx, { mail, inbound, whose, lastAttempt });
  await requireRateLimit(ctx, "supportMessages", whose);
  const texts = [{ text: words.all }];
  const { screening } = await screenForCrisis(ctx, { place: "support", texts, values: {} });

  await inTransaction(ctx, async (tx) => {
    const addressed = await lockThread(tx, inbound.threadId);
    const open = and(eq(inboundMails.id, inbound.id), isNull(inboundMails.settledAt));
    // Another run was faster.
    if ((await tx.db.$count(inboundMails, open)) === 0) return;
    const thread = addressed.closedAt ? await openThreadAfter(tx, addressed, author.id) : addressed;
    const messageId = await addMessage(tx, thread, {
      ...{ content: words.kept, files, screening, isConfirmed },
      key: `support_mail/${inbound.id}`,
    });
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
  });
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

/** The thread that takes the words meant for a closed one: the open one of its author, or a new one that refers to it. */
async function openThreadAfter(
  tx: TransactionContext,
  { id: refersToId, subject, wantsMail }: Thread,
  userId: string,
): Promise<Thread> {
  const now = tx.now();
  const [opened] = await tx.db
    .insert(supportThreads)
    .values({
      ...{ userId, subject, wantsMail, refersToId, crisisLevel: "none" },
      ...{ createdAt: now, deleteAt: keptUntil({ kind: "ticket" }, now) },
    })
    .onConflictDoNothing()
    .returning();
  if (opened) return opened;
  const [open] = await tx.db
    .select()
    .from(supportThreads)
    .where(and(eq(supportThreads.userId, userId), isNull(supportThreads.closedAt)))
    .for("update");
  // It was closed in between: the next attempt opens one.
  if (!open) throw new Error("A thread was closed while a mail came to it.");
  return open;
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
