import { helpLines } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter, paragraphsOf } from "~/mails/letter.server";
import type { MailWriter } from "../mails/mail-writer";
import { howToAnswer, replyLine } from "./reply-text";
import { supportAnswerMail, type ThreadKind } from "./support-answer-mail";
import { threadOfMail } from "./thread-of-mail.server";

/** To whoever wrote to staff: what somebody of ours answers, and where to go on. */
export const supportAnswerLetter = (answer: {
  kind: ThreadKind;
  /** Whether a decision about their complaint is still to come. */
  isUndecided: boolean;
  text: string;
  href: string;
  crisisLevel: CrisisLevel;
  isAnswerable: boolean;
}) => {
  const { kind } = answer;
  return composeLetter({
    above: answer.isAnswerable ? replyLine : undefined,
    subject: supportAnswerMail.subject(kind),
    preview: "Odpisaliśmy na Twoją wiadomość.",
    heading: "Dzień dobry!",
    paragraphs: [
      kind === "ticket"
        ? "Odpowiedzieliśmy na Twoje zgłoszenie:"
        : "Piszemy w sprawie Twojej reklamacji:",
      { quote: paragraphsOf(answer.text).join("\n\n") },
      ...(answer.isUndecided ? ["To jeszcze nie decyzja. O niej napiszemy osobno."] : []),
      ...(answer.crisisLevel === "none"
        ? []
        : [{ invitation: "Jeśli jest Ci teraz bardzo źle, zadzwoń:", lines: helpLines }]),
      howToAnswer(kind, answer.isAnswerable),
    ],
    button: {
      label: kind === "ticket" ? "Otwórz zgłoszenie" : "Otwórz reklamację",
      href: answer.href,
    },
  });
};

export const supportAnswerWriter: MailWriter = {
  async compose(ctx, { id }) {
    const found = await threadOfMail(ctx, id);
    if (!found) return null;
    const { text, thread, href, decidedAt, replyTo } = found;
    const { crisisLevel, kind } = thread;
    const isUndecided = kind === "complaint" && decidedAt === null;
    const isAnswerable = replyTo !== undefined;
    const letter = supportAnswerLetter({
      ...{ kind, isUndecided, text, href, crisisLevel, isAnswerable },
    });
    return { ...letter, replyTo };
  },
};
