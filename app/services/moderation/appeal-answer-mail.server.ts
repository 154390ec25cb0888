import { decisionEffect, isLimited } from "~/site/moderation";
import type { MailWriter } from "../mails/mail-writer";
import { caseMailData } from "./case-mail-data.server";
import { appealAnswerMail } from "./appeal-answer-mail";
import { hidesNothing } from "./case-page.server";
import { otherLimits } from "./other-limits.server";
import { nearHelp } from "~/copy/help-lines";
import type { CaseFacts } from "./case-facts";
import { composeLetter } from "~/mails/letter.server";

/** To whoever appealed (DSA, art. 20(5)). */
export const appealAnswerLetter = ({
  outcome,
  answer,
  url,
  number,
  effect,
  isForCare,
  isGone,
}: CaseFacts & {
  outcome: "upheld" | "changed";
  answer: string;
  effect: string | null;
  isForCare: boolean;
  /** Whether who appealed took the text back: nothing becomes of it any more. */
  isGone: boolean;
}) =>
  composeLetter({
    subject: appealAnswerMail.subject(),
    preview: isForCare
      ? "Nie czekaj na nas: pod tymi numerami ktoś Cię wysłucha."
      : outcome === "changed"
        ? "Zmieniliśmy decyzję."
        : "Decyzja zostaje, piszemy dlaczego.",
    heading: "Dzień dobry!",
    paragraphs: [
      ...(isForCare ? [nearHelp] : []),
      isForCare && isGone
        ? "Twoje odwołanie przeczytała jeszcze jedna osoba z naszego zespołu. To nie kara ani ocena Ciebie."
        : isForCare
          ? `Twoje słowa przeczytała jeszcze jedna osoba z naszego zespołu. ${outcome === "changed" ? "Zmieniliśmy to, co z nimi dalej: zobaczysz na stronie sprawy." : "Na razie zostaje tak, jak jest. To nie kara ani ocena Ciebie."}`
          : outcome === "changed"
            ? "Twoje odwołanie rozpatrzyła inna osoba niż ta, która wtedy zdecydowała. Zmieniliśmy decyzję: jak jest teraz, zobaczysz na stronie sprawy."
            : "Twoje odwołanie rozpatrzyła inna osoba niż ta, która wtedy zdecydowała. Decyzja zostaje bez zmian.",
      ...(effect === null ? [] : [effect]),
      isForCare ? answer : `Uzasadnienie: ${answer}`,
      // Whoever was given what they asked for has nothing to go to court about.
      ...(outcome === "changed"
        ? []
        : [
            "Jeśli się z tym nie zgadzasz, możesz pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.",
          ]),
    ],
    button: { label: "Zobacz sprawę", href: url },
    facts: [{ label: "Numer sprawy", value: number }],
  });

export const appealAnswerWriter: MailWriter = {
  async compose(ctx, { id }) {
    const telling = await caseMailData(ctx, id);
    if (!telling?.appeal?.answer || !telling.appeal.outcome) return null;
    const { outcome, answer } = telling.appeal;
    const { decision, of, party, isGone } = telling;
    const others = await otherLimits(ctx, of);
    // Whoever is shut out cannot look before they know whether they may; what still holds, and that their text is gone, is the
    // author's business.
    const isTold =
      of.subject === "account" ||
      isGone ||
      // Who asked for a shorter silence hears until when it is.
      (party.side === "author" && outcome === "changed" && decision?.kind === "silence") ||
      (party.side === "author" && decision?.kind === "leave" && isLimited(others));
    const effect =
      isTold && decision
        ? decisionEffect(
            { ...decision, hidesNothing: hidesNothing(of, decision), isGone },
            of.subject,
            others,
          )
        : null;
    return appealAnswerLetter({
      ...telling.facts,
      ...{ outcome, answer, effect, isGone, isForCare: telling.isForCare },
    });
  },
};
