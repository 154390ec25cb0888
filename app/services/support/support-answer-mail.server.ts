import { and, eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { helpLines } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { conversations, messages, orders, supportThreads } from "~/db/schema";
import { composeLetter, paragraphsOf } from "~/mails/letter.server";
import { paths } from "~/paths";
import type { MailWriter } from "../mails/mail-writer";
import { replyAddress } from "./reply-address.server";
import { replyLine } from "./reply-text";
import { supportAnswerMail } from "./support-answer-mail";

/** To a member who wrote to staff: what somebody of ours answers, and where to go on. */
export const supportAnswerLetter = (answer: {
  text: string;
  href: string;
  crisisLevel: CrisisLevel;
  isAnswerable: boolean;
}) =>
  composeLetter({
    above: answer.isAnswerable ? replyLine : undefined,
    subject: supportAnswerMail.subject(),
    preview: "Odpisujemy na to, co do nas piszesz.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Odpowiedzieliśmy na Twoje zgłoszenie:",
      { quote: paragraphsOf(answer.text).join("\n\n") },
      ...(answer.crisisLevel === "none"
        ? []
        : [{ invitation: "Jeśli jest Ci teraz bardzo źle, zadzwoń:", lines: helpLines }]),
      answer.isAnswerable
        ? "Możesz odpisać na tego e-maila, najlepiej z adresu, na który przyszedł: Twoja odpowiedź trafi do zgłoszenia."
        : "Na tego e-maila nie można odpisać. Możesz to zrobić na stronie zgłoszenia.",
    ],
    button: { label: "Otwórz zgłoszenie", href: answer.href },
  });

export const supportAnswerWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [found] = await ctx.db
      .select({ text: messages.body, thread: supportThreads, token: orders.token })
      .from(messages)
      .innerJoin(
        conversations,
        and(
          eq(conversations.id, messages.conversationId),
          eq(conversations.subjectKind, "support"),
        ),
      )
      .innerJoin(supportThreads, eq(supportThreads.id, conversations.subjectId))
      .leftJoin(orders, eq(orders.id, supportThreads.orderId))
      .where(eq(messages.mailId, id));
    if (!found) return null;
    const { text, thread, token } = found;
    const { crisisLevel, kind } = thread;
    const page =
      kind === "complaint" && token ? paths.orderComplaint(token) : paths.supportThread(thread.id);
    const href = env.APP_URL + page;
    // Whose a complaint is, only the key of its order's page says: no mail could.
    const replyTo = (kind === "ticket" && replyAddress(thread.replyKey)) || undefined;
    const isAnswerable = replyTo !== undefined;
    return { ...supportAnswerLetter({ text, href, crisisLevel, isAnswerable }), replyTo };
  },
};
