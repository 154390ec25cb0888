import {
  anchorOf,
  decisionEffect,
  groundText,
  heardCrisis,
  isCare,
  isLimited,
  machineRedress,
  ownSubjects,
} from "~/site/moderation";
import type { MailWriter } from "../mails/mail-writer";
import { decisionFacts, caseMailData, type Decision } from "./case-mail-data.server";
import { hidesNothing } from "./case-page.server";
import { otherLimits } from "./other-limits.server";
import { statementOfReasonsMail, subjectOfGone } from "./statement-of-reasons-mail";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { brand } from "~/config/brand";
import { formatDateTime } from "~/copy/format";
import { nearHelp } from "~/copy/help-lines";
import { because, type CaseFacts, type DecisionFacts } from "./case-facts";
import { composeLetter } from "~/mails/letter.server";

type Statement = CaseFacts &
  DecisionFacts & {
    reasonCode: string;
    whose: string;
    /** Whether a program heard that its author may be in danger, and so held it back. */
    heard: boolean;
    /** Whether somebody has read it and keeps it private for its author's sake. */
    keptForCare: boolean;
    /** Whether all that was decided in the case comes of care: see `isCareAlone`. */
    isForCare: boolean;
    /** Whether its author took the text back. */
    isGone: boolean;
    /** What the reason rests on, in a sentence; null where nothing is taken away. */
    ground: string | null;
    /** The rule's address in the terms; null where nothing is taken away. */
    ruleUrl: string | null;
    words: string;
    /** Whether another decision takes something from them. */
    isStillLimited: boolean;
    decidedBy: "system" | "keeper" | "staff";
  };

const deciders: Record<Statement["decidedBy"], string> = {
  system: "system, do czasu sprawdzenia przez człowieka",
  keeper: "opiekun grupy, bez automatu",
  staff: "człowiek z naszego zespołu, bez automatu",
};

/**
 * To the author of what was decided about: what, why, on what ground, how it came to it, and what can be done about it
 * (DSA, art. 17(3)). Neither the text nor who reported it is in it.
 */
export const statementOfReasonsLetter = (facts: Statement) => {
  const {
    reasonCode,
    whose,
    effect,
    reason,
    heard,
    keptForCare,
    ground,
    words,
    decidedBy,
    isLeft,
    group,
  } = facts;
  if (facts.isGone && (keptForCare || heard || (facts.isForCare && isLeft)))
    return goneLetter(facts);
  if (keptForCare) return careLetter(facts);
  if (heard) return heldLetter(facts);
  if (facts.isForCare && isLeft) return letOutLetter(facts);
  // Why they have thought again, nobody has asked them.
  const isByKeeper = isLeft && decidedBy === "keeper";
  return composeLetter({
    subject: statementOfReasonsMail.subject(reasonCode, isByKeeper),
    preview: isLeft
      ? facts.isStillLimited
        ? "Obowiązuje jeszcze inna decyzja."
        : "Niczego nie ograniczamy."
      : "Piszemy, co i dlaczego, oraz jak się odwołać.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Sprawa dotyczy ${whose}. ${effect}`,
      ...(isByKeeper ? [] : reasonsGiven({ decidedBy, reason })),
      ...(ground ? [`Podstawa: ${ground}`] : []),
      ...(words ? [`Od osoby, która podjęła decyzję: ${words}`] : []),
      whatToDo(facts),
    ],
    button: { label: "Zobacz sprawę", href: facts.url },
    facts: [
      { label: "Numer sprawy", value: facts.number },
      { label: "Gdzie", value: group ? `grupa „${group}”, ${brand.name}` : brand.name },
      { label: "Kiedy", value: formatDateTime(facts.decidedAt) },
      { label: "Kto zdecydował", value: deciders[decidedBy] },
      ...ruleFact(facts),
    ],
  });
};

/** Words of care first; what can be done about it stands last, as the law has it. */
const letterOfCare = (facts: Statement, reason: "kept_private" | "helped", told: string) =>
  composeLetter({
    subject: statementOfReasonsMail.subject(reason),
    preview: "I chcemy, żeby ktoś był teraz przy Tobie.",
    heading: "Dzień dobry!",
    paragraphs: [...(facts.words ? [facts.words] : []), nearHelp, told, whatToDo(facts)],
    button: { label: "Zobacz sprawę", href: facts.url },
    facts: [{ label: "Numer sprawy", value: facts.number }],
  });

const careLetter = (facts: Statement) =>
  letterOfCare(
    facts,
    "kept_private",
    "Twoje słowa niczego nie naruszają i nic złego się nie stało. Nie pokazujemy ich innym tylko dlatego, że mogłyby Cię dziś kosztować więcej, niż przynieść. Ty widzisz je cały czas i możesz je usunąć.",
  );

/** To whoever was held, once everybody may read it. */
const letOutLetter = (facts: Statement) =>
  letterOfCare(
    facts,
    "helped",
    `Dobrze, że to jest nazwane. Twoje słowa niczego nie naruszają. ${facts.effect}`,
  );

/** To whoever took it back before: nothing waits any more, and perhaps nobody has read it. */
const goneLetter = (facts: Statement) =>
  composeLetter({
    subject: subjectOfGone,
    preview: "Nie czekaj na nas: pod tymi numerami ktoś Cię wysłucha.",
    heading: "Dzień dobry!",
    paragraphs: [
      ...(facts.words ? [facts.words] : []),
      nearHelp,
      `${facts.effect} Nie trzeba nic robić, a jeśli chcesz, możesz do nas napisać na stronie sprawy: przeczyta to człowiek.`,
    ],
    button: { label: "Napisz do nas", href: facts.url },
    facts: [{ label: "Numer sprawy", value: facts.number }],
  });

/** The same order while nobody has read it yet. */
const heldLetter = (facts: Statement) =>
  composeLetter({
    subject: statementOfReasonsMail.subject(facts.reasonCode),
    preview: "Nie czekaj na nas: pod tymi numerami ktoś Cię wysłucha.",
    heading: "Dzień dobry!",
    paragraphs: [
      "W Twoich słowach może być słychać, że jest Ci bardzo ciężko. To nie kara ani ocena Ciebie.",
      nearHelp,
      `Sprawa dotyczy ${facts.whose}. ${facts.effect} Przeczyta to człowiek, przed innymi sprawami, i napiszemy do Ciebie.`,
      "Zatrzymał to automat: reguły językowe albo model, który odpowiada jednym słowem.",
      ...(facts.ground ? [`Podstawa: ${facts.ground}`] : []),
      whatToDo(facts),
    ],
    button: { label: "Zobacz sprawę", href: facts.url },
    facts: [
      { label: "Numer sprawy", value: facts.number },
      {
        label: "Gdzie",
        value: facts.group ? `grupa „${facts.group}”, ${brand.name}` : brand.name,
      },
      { label: "Kiedy", value: formatDateTime(facts.decidedAt) },
      { label: "Kto to zatrzymał", value: deciders[facts.decidedBy] },
      ...ruleFact(facts, "Zasada, na której opiera się zatrzymanie:"),
    ],
  });

const ruleFact = (
  { ruleUrl: href }: Pick<Statement, "ruleUrl">,
  value = "Zasada, na której opiera się ta decyzja:",
) =>
  href
    ? [
        {
          label: "Podstawa w regulaminie",
          value,
          link: { label: "Otwórz ją w regulaminie", href },
        },
      ]
    : [];

const reasonsGiven = ({ decidedBy, reason }: Pick<Statement, "decidedBy" | "reason">) => [
  decidedBy === "system"
    ? "Zgłosiło to niezależnie od siebie kilka osób, więc system ukrył tę treść sam, do czasu, aż sprawdzi ją człowiek. O jego decyzji napiszemy osobno."
    : because(reason),
];

function whatToDo({ decidedBy, isLeft, appealUntil, keptForCare }: Statement): string {
  if (decidedBy === "system") return `${machineRedress} Stronę sprawy otworzysz bez logowania.`;
  if (isLeft)
    return "Nie trzeba nic robić. Wszystko, co w tej sprawie zapisaliśmy, jest na jej stronie.";
  if (keptForCare)
    return `Jeśli widzisz to inaczej, odwołaj się na stronie sprawy do ${formatDateTime(appealUntil)}, bezpłatnie i bez logowania. Przeczyta to inna osoba. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.`;
  return `Od tej decyzji możesz się odwołać na stronie sprawy do ${formatDateTime(appealUntil)}, bezpłatnie i bez logowania. Odwołanie rozpatrzy inna osoba. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.`;
}

const ruleUrl = (anchor: string | null) => anchor && env.APP_URL + paths.termsRule(anchor);

const deciderOf = ({ isAutomated, byKeeper }: Decision) =>
  isAutomated ? "system" : byKeeper ? "keeper" : "staff";

export const statementOfReasonsWriter: MailWriter = {
  async compose(ctx, { id }) {
    const telling = await caseMailData(ctx, id);
    if (!telling?.decision) return null;
    const { decision, facts, of, isGone, isForCare } = telling;
    // Of words that are nobody's any more, and to which nobody has answered, there is nothing to tell.
    if (isGone && isForCare && decision.kind === "leave" && decision.words === "") return null;
    const others = await otherLimits(ctx, of);
    return statementOfReasonsLetter({
      ...facts,
      ...decisionFacts(decision),
      reasonCode: decision.reason,
      whose: ownSubjects[of.subject],
      effect: decisionEffect(
        { ...decision, hidesNothing: hidesNothing(of, decision), isGone },
        of.subject,
        others,
      ),
      isStillLimited: isLimited(others),
      heard: decision.reason === heardCrisis,
      keptForCare: decision.reason !== heardCrisis && isCare(decision.reason),
      ...{ isForCare, isGone },
      ground: groundText(decision.reason),
      ruleUrl: ruleUrl(anchorOf(decision.reason)),
      words: decision.words,
      decidedBy: deciderOf(decision),
    });
  },
};
