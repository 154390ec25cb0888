import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { helpLines } from "~/copy/help-lines";
import { conversations, messages, supportThreads } from "~/db/schema";
import { composeLetter } from "~/mails/letter.server";
import { helpAsText } from "~/mails/plain-text";
import { paths } from "~/paths";
import type { TransactionContext } from "../command/context.server";
import { postMessage } from "../conversations/post-message.server";
import type { MailWriter } from "../mails/mail-writer";
import { queueMail } from "../mails/queue-mail.server";
import { replyAddress } from "./reply-address.server";
import { replyLine } from "./reply-text";
import { supportHelpMail } from "./support-help-mail";

const invitation = "Nie musisz czekać na naszą odpowiedź. Jeśli jest Ci teraz bardzo źle, zadzwoń:";

/**
 * Nothing can come before a mail as it comes before a form, so whoever wrote one in which a crisis is heard finds help in the
 * thread and in their mailbox: once, however many such mails there are.
 */
export async function giveHelp(
  tx: TransactionContext,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const idempotencyKey = `support_help/${id}`;
  const mailId = await queueMail(tx, {
    ...{ kind: supportHelpMail, recipient: email, subject: supportHelpMail.subject() },
    idempotencyKey,
  });
  if (!mailId) return;
  await postMessage(tx, {
    subject: { kind: "support", id },
    author: { kind: "system" },
    body: helpAsText({ invitation, lines: helpLines }),
    idempotencyKey,
    mailId,
  });
}

export const supportHelpLetter = ({
  href,
  isAnswerable,
}: {
  href: string;
  isAnswerable: boolean;
}) =>
  composeLetter({
    above: isAnswerable ? replyLine : undefined,
    subject: supportHelpMail.subject(),
    preview: "Telefony, pod którymi ktoś odbierze od razu.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Mamy Twoją wiadomość i człowiek przeczyta ją w pierwszej kolejności. To, co piszesz, brzmi jednak tak, jakby było Ci teraz bardzo trudno.",
      { invitation, lines: helpLines },
      "Ten e-mail wysłał automat. Jeśli to nieporozumienie, nic nie musisz robić.",
      isAnswerable
        ? "Możesz odpisać na tego e-maila albo napisać na stronie zgłoszenia."
        : "Na tego e-maila nie można odpisać. Możesz to zrobić na stronie zgłoszenia.",
    ],
    button: { label: "Otwórz zgłoszenie", href },
  });

export const supportHelpWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [found] = await ctx.db
      .select({ id: supportThreads.id, replyKey: supportThreads.replyKey })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(supportThreads, eq(supportThreads.id, conversations.subjectId))
      .where(eq(messages.mailId, id));
    if (!found) return null;
    const replyTo = replyAddress(found.replyKey) ?? undefined;
    const href = env.APP_URL + paths.supportThread(found.id);
    return {
      ...supportHelpLetter({ href, isAnswerable: replyTo !== undefined }),
      replyTo,
      // Nobody's program answers what a program says (RFC 3834).
      headers: { "Auto-Submitted": "auto-replied" },
    };
  },
};
