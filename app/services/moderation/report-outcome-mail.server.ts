import { caseSubjectLabels, outcomeForReporter } from "~/site/moderation";
import { reportKindLabels, reportKindOf } from "~/site/reports";
import type { MailWriter } from "../mails/mail-writer";
import { decisionFacts, caseMailData } from "./case-mail-data.server";
import { reportOutcomeMail } from "./report-outcome-mail";
import { formatDateTime } from "~/copy/format";
import { because, type CaseFacts, type DecisionFacts } from "./case-facts";
import { composeLetter } from "~/mails/letter.server";

/** To whoever reported something: what came of it, and what they can do (DSA, art. 16(5) and 20). */
export const reportOutcomeLetter = ({
  what,
  ...facts
}: CaseFacts & DecisionFacts & { /** What was reported: "post". */ what: string }) =>
  composeLetter({
    subject: reportOutcomeMail.subject(),
    preview: "Piszemy, co postanowiliśmy i dlaczego.",
    heading: "Dziękujemy za zgłoszenie",
    paragraphs: [
      facts.effect,
      because(facts.reason),
      "Zdecydował człowiek, bez automatu. Osoba, której dotyczy zgłoszenie, nie wie od nas, kto je wysłał.",
      facts.isLeft
        ? `Jeśli widzisz to inaczej, możesz się odwołać na stronie sprawy do ${formatDateTime(facts.appealUntil)}, bezpłatnie i bez logowania. Odwołanie rozpatrzy inna osoba. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.`
        : "Jeśli ta decyzja się zmieni, napiszemy do Ciebie.",
    ],
    button: { label: "Zobacz sprawę", href: facts.url },
    facts: [
      { label: "Numer sprawy", value: facts.number },
      { label: "Czego dotyczy", value: what },
      { label: "Kiedy", value: formatDateTime(facts.decidedAt) },
    ],
  });

export const reportOutcomeWriter: MailWriter = {
  async compose(ctx, { id }) {
    const telling = await caseMailData(ctx, id);
    if (!telling?.decision) return null;
    const { decision, facts, of, report } = telling;
    return reportOutcomeLetter({
      ...facts,
      ...decisionFacts(decision),
      effect: outcomeForReporter(decision),
      what: report ? reportKindLabels[reportKindOf(report)] : caseSubjectLabels[of.subject],
    });
  },
};
