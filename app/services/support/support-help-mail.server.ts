import { and, eq } from "drizzle-orm";
import { helpLines } from "~/copy/help-lines";
import { conversations, messages } from "~/db/schema";
import { composeLetter } from "~/mails/letter.server";
import { helpAsText } from "~/mails/plain-text";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { postMessage } from "../conversations/post-message.server";
import type { MailWriter } from "../mails/mail-writer";
import { queueMail } from "../mails/queue-mail.server";
import { howToAnswer, replyLine } from "./reply-text";
import type { ThreadKind } from "./support-answer-mail";
import { supportHelpMail } from "./support-help-mail";
import { threadOfMail } from "./thread-of-mail.server";

const invitation = "Nie musisz czekać na naszą odpowiedź. Jeśli jest Ci teraz bardzo źle, zadzwoń:";

/**
 * Nothing can come before a mail as it comes before a form, so whoever wrote one in which a crisis is heard finds help in the
 * thread and in their mailbox: once, however many such mails there are.
 * @param of.email null where nobody has confirmed one
 */
export async function giveHelp(
  tx: TransactionContext,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  const idempotencyKey = `support_help/${id}`;
  const mailId =
    email === null
      ? undefined
      : await queueMail(tx, {
          ...{ kind: supportHelpMail, recipient: email, subject: supportHelpMail.subject() },
          idempotencyKey,
        });
  if (mailId === null) return;
  await postMessage(tx, {
    subject: { kind: "support", id },
    author: { kind: "system" },
    body: helpAsText({ invitation, lines: helpLines }),
    idempotencyKey,
    mailId,
  });
}

export const supportHelpLetter = ({
  kind,
  href,
  isAnswerable,
  isConfirmed,
}: {
  kind: ThreadKind;
  href: string;
  isAnswerable: boolean;
  /** Whether its reader wrote what was heard, or somebody of whom we do not know that. */
  isConfirmed: boolean;
}) =>
  composeLetter({
    above: isAnswerable ? replyLine : undefined,
    subject: supportHelpMail.subject(),
    preview: "Telefony, pod którymi ktoś odbierze od razu.",
    heading: "Dzień dobry!",
    paragraphs: [
      isConfirmed
        ? "Mamy Twoją wiadomość i człowiek przeczyta ją w pierwszej kolejności. To, co piszesz, brzmi tak, jakby było Ci teraz bardzo trudno."
        : `Na adres ${kind === "ticket" ? "Twojego zgłoszenia" : "Twojej reklamacji"} przyszedł e-mail, który brzmi tak, jakby komuś było teraz bardzo trudno. Nie wiemy, czy jest od Ciebie. Człowiek przeczyta go w pierwszej kolejności.`,
      { invitation, lines: helpLines },
      "Ten e-mail wysłał automat. Jeśli to nieporozumienie, nic nie musisz robić.",
      howToAnswer(kind, isAnswerable),
    ],
    button: { label: kind === "ticket" ? "Otwórz zgłoszenie" : "Otwórz reklamację", href },
  });

/** Whether its author wrote something acute there: a mail that nobody has confirmed is for staff alone. */
async function hasSaidIt({ db }: ServiceContext, threadId: string): Promise<boolean> {
  const [said] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        ...[eq(conversations.subjectKind, "support"), eq(conversations.subjectId, threadId)],
        ...[eq(messages.crisisLevel, "acute"), eq(messages.visibility, "everybody")],
      ),
    )
    .limit(1);
  return said !== undefined;
}

export const supportHelpWriter: MailWriter = {
  async compose(ctx, { id }) {
    const found = await threadOfMail(ctx, id);
    if (!found) return null;
    const { thread, href, replyTo } = found;
    const isConfirmed = await hasSaidIt(ctx, thread.id);
    const isAnswerable = replyTo !== undefined;
    return {
      ...supportHelpLetter({ kind: thread.kind, href, isAnswerable, isConfirmed }),
      replyTo,
      // Nobody's program answers what a program says (RFC 3834).
      headers: { "Auto-Submitted": "auto-replied" },
    };
  },
};
