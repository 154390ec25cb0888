import { claimTimeInWords } from "~/config/limits";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { requestAct } from "~/services/acts/request-act.server";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict } from "~/services/command/errors";
import { groupWordsFields } from "~/services/groups/group-words-fields";
import { groupWordsText, type GroupField } from "~/site/group-words-text";
import { silenceField } from "~/services/moderation/silence-field";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { takeBackDecision } from "~/services/moderation/take-back-decision.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { decideCase, type Verdict } from "~/services/moderation/decide-case.server";
import {
  caseDetail,
  caseRefusal,
  handsOffRefusal,
  threadOf,
  type CaseDetail,
} from "~/services/moderation/case-detail.server";
import { waitingAppeal } from "~/services/moderation/has-decided.server";
import { savedDecisions, type SavedDecision } from "~/services/moderation/saved-decisions";
import { writeToAuthor, writeToParty } from "~/services/moderation/write-message.server";
import {
  accountLabels,
  breachLabels,
  caseSubjectLabels,
  decisionButtons,
  decisionsFor,
  decisionNames,
  isDanger,
  isUnwrittenCrisis,
  leaveReasons,
  reversalReasons,
  silenceDays,
  type CareReason,
  type DecisionKind,
  type LeaveReason,
  type ReversalReason,
} from "~/site/moderation";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import { nullWhereGone } from "./null-where-gone";
import {
  banEndField,
  endless,
  fewWordsToAuthor,
  restorable,
  toAuthor,
  wordsField,
} from "./verdict-fields";
import {
  pseudonymReasons,
  moderationRefusals,
  moderationAuditEvents,
} from "~/services/moderation/acts";
import { reasonField, reasonName } from "../reason-field";
import { defineDeferredAct } from "../deferred-act.server";
import { z } from "zod";
import { codesOf } from "../../audit/audit-events";
import {
  planOpening,
  openPseudonym as openPseudonymOf,
  pseudonymCard,
} from "../../moderation/open-pseudonym.server";
import { mailboxOf } from "../../rate-limits/mailbox";
import { authorise } from "../../access/authorise.server";

const subjectOf = ({ found, author, group }: CaseDetail) =>
  `${caseSubjectLabels[found.subject]}, ${author.name}${group ? `, grupa „${group.name}”` : ""}`;

/** What is decided on, as whoever decides reads it in the case; nothing where that is a person. */
function decidedOn({ found, content, groupWords }: CaseDetail): {
  words?: string;
  wordsHeading: string;
} {
  const words = groupWords
    ? groupWordsText(groupWords.now)
    : [content?.title, content?.text].filter(Boolean).join("\n\n");
  return {
    words: words || undefined,
    wordsHeading: found.deletedText ? "Treść w chwili usunięcia przez autora" : "O czym decydujesz",
  };
}

const hasReporter = ({ threads }: Pick<CaseDetail, "threads">) =>
  threads.some(({ report }) => report !== null);

/** Who hears of the answer to an appeal. */
const answersTo = (detail: CaseDetail): string => {
  const appellant = detail.threads.find(({ appeal }) => appeal?.outcome === null)?.side;
  const isOtherTold = appellant === "reporter" ? !detail.author.isDeleted : hasReporter(detail);
  return `Osoba, która się odwołuje, dostanie e-mail z Twoją odpowiedzią${isOtherTold ? ", a druga strona e-mail z nową decyzją i powodem" : ""}.`;
};

/** Who hears of a decision. */
const toldTo = (detail: CaseDetail): string => {
  const { subject, state } = detail.found;
  if (state === "appealed") return answersTo(detail);
  if (subject === "account") return "Właściciel konta dostanie e-mail z decyzją i powodem.";
  if (detail.author.isDeleted)
    return subject === "group_words"
      ? "Opiekunowie grupy dostaną powiadomienie z decyzją i powodem."
      : "Autora już u nas nie ma, więc nie dostanie wiadomości.";
  return hasReporter(detail)
    ? "Obie strony dostaną e-mail z decyzją i powodem; autor także powiadomienie."
    : "Autor dostanie e-mail i powiadomienie z decyzją i powodem. Nikt tego nie zgłosił, więc nikt więcej o niej nie usłyszy.";
};

const again =
  "To odpowiedź na odwołanie: poprzednia decyzja przestaje obowiązywać, a jej skutki znikną.";

const unwritten =
  "Ta osoba może być w kryzysie, a nikt do niej jeszcze nie napisał. Decyzja nie jest odpowiedzią na to: najpierw napisz do niej.";

const answers =
  "Ktoś czeka w tej sprawie na odpowiedź i ta decyzja, z Twoimi słowami, nią będzie. Jeśli chcesz porozmawiać, najpierw odpisz.";

const wordsHidden =
  "Te słowa znikną ze strony grupy. Opiekun przeczyta je na stronie sprawy i może napisać nowe.";

/** What becomes of a text that its author has taken back; none where it stands, or moderators deleted it. */
const takenBackByAuthor = (detail: CaseDetail): string[] =>
  !isGone(detail) || (detail.content?.text && !detail.found.deletedText)
    ? []
    : [
        "Tego tekstu nikt już nie czyta: autor sam go usunął.",
        ...(detail.found.deletedText
          ? ["Słowa, które masz przed sobą, znikną z końcem sprawy."]
          : []),
      ];

/** What becomes of the text with a decision against whoever wrote it. */
const disappears = (detail: CaseDetail): string[] => {
  const { found, groupWords } = detail;
  if (found.subject === "member") return [];
  const takenBack = takenBackByAuthor(detail);
  if (takenBack.length > 0) return takenBack;
  return [
    groupWords?.isReplaced
      ? moderationRefusals.words_replaced.text
      : "To, czego dotyczy sprawa, zniknie z widoku.",
  ];
};

/** What it comes to that nothing is done. */
const staysAsItIs = (detail: CaseDetail): string[] => {
  const { found, content } = detail;
  const takenBack = takenBackByAuthor(detail);
  if (takenBack.length > 0)
    return detail.author.isDeleted || detail.isAuthorBanned
      ? takenBack
      : [...takenBack, "Z tą osobą nic się nie dzieje."];
  return found.subject === "member"
    ? ["Ta osoba zostaje w grupie i może pisać jak dotąd."]
    : [
        content?.state === "held" || content?.state === "hidden" || found.hiddenAt
          ? "Treść zobaczą wszyscy, którzy czytają tę grupę."
          : "Treść zostaje tam, gdzie jest.",
        "Kolejne zgłoszenia same już jej nie ukryją, chyba że autor ją zmieni.",
      ];
};

type DecidedHere = Exclude<DecisionKind, "edit" | "delete">;

const effects: Record<DecidedHere | "keep_private", (detail: CaseDetail) => string[]> = {
  keep_private: () => [
    "Treść dalej zobaczy tylko autor i nasz zespół. To nie jest naruszenie i nie liczy się jako takie.",
    "Autor dostanie e-mail z Twoimi słowami i z numerami pomocy, nie decyzję moderacji.",
    restorable,
  ],
  leave: (detail) => [...staysAsItIs(detail), toldTo(detail)],
  hide: (detail) => [
    detail.groupWords
      ? detail.groupWords.isReplaced
        ? moderationRefusals.words_replaced.text
        : wordsHidden
      : "Treść zobaczy tylko autor i nasz zespół.",
    toldTo(detail),
    restorable,
  ],
  remove_picture: (detail) => [
    "Zdjęcie zniknie z widoku, tekst zostaje.",
    toldTo(detail),
    restorable,
  ],
  silence: (detail) => [
    "Ta osoba przez ten czas może w tej grupie czytać, ale nie pisać.",
    ...disappears(detail),
    toldTo(detail),
    restorable,
  ],
  ban: (detail) => [
    "Ta osoba przestaje należeć do grupy i nie może do niej wrócić. Konto i inne grupy działają dalej.",
    ...disappears(detail),
    "Reszta wpisów zostaje.",
    toldTo(detail),
    restorable,
  ],
  ban_account: () => [
    "Konto zostaje zablokowane, ale z innym powodem albo końcem niż dotąd.",
    "Osoba, która się odwołuje, dostanie e-mail z Twoją odpowiedzią.",
  ],
};

async function decideOrAnswer(ctx: ServiceContext, caseId: string, verdict: Verdict) {
  const appeal = await waitingAppeal(ctx, caseId);
  if (!appeal) {
    await decideCase(ctx, { caseId, ...verdict });
    return "case-decided" as const;
  }
  await answerAppeal(ctx, { appealId: appeal.id, outcome: "changed", ...verdict });
  return "appeal-answered" as const;
}

type Deciding = {
  kind: DecidedHere;
  title: string;
  button: string;
  /** For the sake of an author who may be in danger, and for no other reason. */
  care?: CareReason;
  /** With a reason and words to begin with, for what comes often. */
  saved?: SavedDecision;
};

/** What waits because a crisis is heard in it, and nobody has reported it. */
const isAboutCare = ({ content, threads }: CaseDetail) =>
  content?.state === "held" && threads.every(({ report }) => report === null);

/** What is deleted by now. */
const isGone = ({ found: { subject }, content }: CaseDetail) =>
  (subject === "post" || subject === "comment") && (content?.state ?? "deleted") === "deleted";

const isSanction = (kind: DecisionKind) => kind === "silence" || kind === "ban";

/** Whether a decision is against a person, or begins with a breach that such words are not; how somebody would do it may be. */
const isAgainstAuthor = ({ kind, saved }: Pick<Deciding, "kind" | "saved">) =>
  isSanction(kind) || (saved?.kind === "hide" && saved !== savedDecisions.methods);

/** Whether the author is out of the group, and not by what an appeal in this case would replace. */
const isShutOutOtherwise = ({ isAuthorBanned, found, current }: CaseDetail) =>
  isAuthorBanned && !(found.state === "appealed" && current?.kind === "ban");

const defineDecision = <const Fields extends readonly Field[]>(
  { kind, title, button, care, saved }: Deciding,
  fields: Fields,
) =>
  defineStaffAct({
    act: moderationAuditEvents.decide_case,
    target: "case",
    title,
    button,
    link: saved
      ? { label: saved.label, part: "saved" }
      : { label: care || kind === "ban_account" ? title : decisionButtons[kind] },
    permission: "moderate_content",
    fields: fields as readonly Field[],
    ...(saved
      ? { filled: () => ({ reason: saved.reason, words: saved.words }) }
      : kind === "leave" && {
          // Where somebody may be in danger, or the text is gone, somebody has to think.
          filled: (detail: CaseDetail): TextByControl =>
            isDanger(detail.found.urgency) || isAboutCare(detail) || isGone(detail)
              ? {}
              : { [reasonName]: "no_breach" satisfies LeaveReason },
        }),
    read: caseDetail,
    may: (detail) =>
      caseRefusal(detail) ??
      (!decisionsFor(detail.found.subject, detail.hasPicture).includes(kind) ||
      (detail.found.authorId === null && isSanction(kind)) ||
      // What is ready says that a text stays, or is hidden.
      ((saved || kind === "hide") && isGone(detail)) ||
      // What does not fit a group is no word of its keepers.
      (saved?.reason === "group_rules" && detail.groupWords !== null) ||
      // An appeal is answered in words of its own, and by upholding or overturning what it is against.
      ((saved || kind === "leave") && detail.found.state !== "open")
        ? moderationRefusals.not_decidable
        : isSanction(kind) && isShutOutOtherwise(detail)
          ? moderationRefusals.author_banned
          : isSanction(kind) && detail.author.isDeleted && isGone(detail)
            ? moderationRefusals.author_gone
            : care && detail.content?.state !== "held"
              ? moderationRefusals.not_held
              : isAboutCare(detail) && isAgainstAuthor({ kind, saved })
                ? moderationRefusals.only_care
                : null),
    preview: (detail) => ({
      subject: subjectOf(detail),
      effects: [
        ...(detail.found.state === "appealed" ? [again] : []),
        ...(isUnwrittenCrisis(detail) && !detail.author.isDeleted ? [unwritten] : []),
        ...(detail.found.awaitsAnswerSince !== null && !detail.hasUnansweredCry ? [answers] : []),
        ...effects[care ? "keep_private" : kind](detail),
      ],
      ...decidedOn(detail),
    }),
    perform: (ctx, id, answers) => {
      const { reason, words = "", days } = answers as Partial<Record<string, string>>;
      return decideOrAnswer(ctx, id, {
        kind,
        reason: care ?? (reason as Verdict["reason"]),
        words,
        days: days === undefined || days === endless ? undefined : Number(days),
      });
    },
  });

const leaving = { kind: "leave", title: "Zostaw treść", button: "Zostaw" } as const;
const leavingFields = [reasonField(leaveReasons), fewWordsToAuthor] as const;
const hiding = { kind: "hide", title: "Ukryj treść", button: "Ukryj" } as const;
const hidingFields = [reasonField(breachLabels), toAuthor] as const;

export const leave = defineDecision(leaving, leavingFields);

export const hide = defineDecision(hiding, hidingFields);

/** One of the words of a group is put right. An appeal is against what was changed, and is answered otherwise. */
const defineWordsEdit = (field: GroupField, title: string) =>
  defineStaffAct({
    act: moderationAuditEvents.decide_case,
    target: "case",
    title,
    button: "Zmień",
    link: { label: title },
    permission: "moderate_content",
    fields: [
      ...groupWordsFields.filter(({ name }) => name === field),
      reasonField(breachLabels),
      toAuthor,
    ] as readonly Field[],
    read: caseDetail,
    may: (detail) =>
      caseRefusal(detail) ??
      (!detail.groupWords?.reported?.[field] || detail.found.state !== "open"
        ? moderationRefusals.not_decidable
        : detail.groupWords.toEdit[field]
          ? null
          : moderationRefusals.words_replaced),
    filled: ({ groupWords }) => ({ [field]: groupWords?.toEdit[field]?.text ?? "" }),
    preview: (detail) => ({
      subject: subjectOf(detail),
      effects: [
        "Na stronie grupy stanie od razu to, co zapiszesz. Opiekun przeczyta obie wersje na stronie sprawy.",
        toldTo(detail),
        restorable,
      ],
      version: detail.groupWords?.toEdit[field]?.version,
    }),
    async perform(ctx, caseId, answers, { version }) {
      const { reason, words = "", [field]: text = "" } = answers as Partial<Record<string, string>>;
      await decideCase(ctx, {
        caseId,
        kind: "edit",
        reason: reason as Verdict["reason"],
        words,
        editedField: { field, text, version },
      });
      return "case-decided";
    },
  });

export const editRules = defineWordsEdit("rules", "Zmień zasady grupy");

export const editWelcome = defineWordsEdit("welcome", "Zmień powitanie grupy");

export const savedOnes = Object.fromEntries(
  Object.entries<SavedDecision>(savedDecisions).map(([code, saved]) => [
    `saved-${code.replaceAll("_", "-")}`,
    saved.kind === "leave"
      ? defineDecision({ ...leaving, saved }, leavingFields)
      : defineDecision({ ...hiding, saved }, hidingFields),
  ]),
);

export const keepPrivate = defineDecision(
  { kind: "hide", care: "kept_private", title: "Zachowaj tylko dla autora", button: "Zachowaj" },
  [
    {
      ...toAuthor,
      hint: "Ciepło i krótko: że to ktoś przeczytał, dlaczego nie widzą tego inni i gdzie jest pomoc.",
    },
  ],
);

export const removePicture = defineDecision(
  { kind: "remove_picture", title: "Ukryj zdjęcie", button: "Ukryj zdjęcie" },
  [reasonField(breachLabels), toAuthor],
);

export const silence = defineDecision(
  { kind: "silence", title: "Wycisz w grupie", button: "Wycisz" },
  [reasonField(breachLabels), silenceField(silenceDays), toAuthor],
);

export const ban = defineDecision(
  { kind: "ban", title: "Wyklucz z grupy", button: "Wyklucz z grupy" },
  [reasonField(breachLabels), toAuthor],
);

export const banAccount = defineDecision(
  { kind: "ban_account", title: "Zmień blokadę konta", button: "Zmień blokadę" },
  [reasonField(accountLabels), banEndField, toAuthor],
);

export const claim = defineStaffAct({
  act: moderationAuditEvents.claim_case,
  target: "case",
  title: "Biorę sprawę",
  button: "Biorę",
  link: { label: "Biorę" },
  permission: "moderate_content",
  fields: [],
  read: caseDetail,
  may: (detail) =>
    caseRefusal(detail) ?? (detail.claimedBy ? moderationRefusals.claimed_by_oneself : null),
  preview: (detail) => ({
    subject: subjectOf(detail),
    effects: [
      `Inni zobaczą, że się tym zajmujesz, i przez ${claimTimeInWords} nie zdecydują za Ciebie.`,
    ],
  }),
  async perform(ctx, id) {
    await claimCase(ctx, id);
    return "case-claimed";
  },
});

export const uphold = defineStaffAct({
  act: moderationAuditEvents.answer_appeal,
  target: "case",
  title: "Utrzymaj decyzję",
  button: "Utrzymaj",
  link: { label: "Utrzymaj decyzję" },
  permission: "moderate_content",
  fields: [
    wordsField("Odpowiedź dla osoby, która się odwołuje", "Napisz, dlaczego decyzja zostaje."),
  ],
  read: caseDetail,
  may: (detail) =>
    caseRefusal(detail) ??
    (detail.found.state === "appealed" ? null : moderationRefusals.no_appeal),
  preview: (detail) => ({
    subject: subjectOf(detail),
    effects: [
      "Decyzja zostaje bez zmian.",
      "Osoba, która się odwołuje, dostanie e-mail z Twoją odpowiedzią.",
      "Ktoś, kto podjął tę decyzję, nie może rozpatrzyć odwołania.",
    ],
  }),
  async perform(ctx, id, { words }) {
    const appeal = await waitingAppeal(ctx, id);
    if (!appeal) throw new Conflict(moderationRefusals.no_appeal);
    await answerAppeal(ctx, { appealId: appeal.id, outcome: "upheld", words: words ?? "" });
    return "appeal-answered";
  },
});

/** The opposite of upholding: what an appeal is against holds no longer. A decision that took nothing is changed by another. */
const defineOverturning = (
  { of, title, button }: { of: "account" | "group"; title: string; button: string },
  reasons: Readonly<Record<string, string>>,
) =>
  defineStaffAct({
    act: moderationAuditEvents.answer_appeal,
    target: "case",
    title,
    button,
    link: { label: title },
    permission: "moderate_content",
    fields: [
      reasonField(reasons),
      wordsField(
        "Odpowiedź dla osoby, która się odwołuje",
        "Napisz, dlaczego decyzja się zmienia.",
      ),
    ] as readonly Field[],
    read: caseDetail,
    may: (detail) =>
      caseRefusal(detail) ??
      (detail.found.state !== "appealed"
        ? moderationRefusals.no_appeal
        : (detail.found.subject === "account") !== (of === "account") ||
            detail.current?.kind === "leave"
          ? moderationRefusals.not_decidable
          : null),
    preview: (detail) => ({
      subject: subjectOf(detail),
      effects: endsOf(detail),
    }),
    perform: (ctx, id, answers) => {
      const { reason, words = "" } = answers as Partial<Record<string, string>>;
      return decideOrAnswer(ctx, id, {
        kind: "leave",
        reason: reason as Verdict["reason"],
        words,
      });
    },
  });

export const overturn = defineOverturning(
  { of: "group", title: "Uchyl decyzję", button: "Uchyl" },
  { ...reversalReasons, no_breach: leaveReasons.no_breach, helped: leaveReasons.helped },
);

export const unblock = defineOverturning(
  { of: "account", title: "Odblokuj konto", button: "Odblokuj" },
  reversalReasons,
);

/** What of a decision comes back when it is taken back. */
const comesBack = ({ found, current }: CaseDetail): string => {
  switch (current?.kind) {
    case "ban_account":
      return "Konto będzie odblokowane od razu.";
    case "ban":
      return "Ta osoba znów będzie w grupie, a to, co ukryliśmy razem z wykluczeniem, znów będzie widać.";
    case "silence":
      return "Ta osoba znów będzie mogła pisać, a to, co ukryliśmy razem z wyciszeniem, znów będzie widać.";
    case "edit":
      return "Wrócą słowa sprzed zmiany, chyba że ktoś zmienił je już po nas.";
    case "remove_picture":
      return "Zdjęcie znów będzie widać.";
    default:
      return found.subject === "group_words"
        ? "Te słowa wrócą na stronę grupy, chyba że ktoś napisał tam już inne."
        : "Zobaczą to znów wszyscy, którzy czytają tę grupę.";
  }
};

/** What it comes to that the decision which holds does so no longer. */
const endsOf = (detail: CaseDetail): string[] => [
  ...(detail.current
    ? [`Decyzja „${decisionNames[detail.current.kind]}” przestaje obowiązywać w całości.`]
    : []),
  comesBack(detail),
  toldTo(detail),
];

export const takeBack = defineStaffAct({
  act: moderationAuditEvents.take_back_decision,
  target: "case",
  title: "Cofnij decyzję",
  button: "Cofnij",
  link: { label: "Cofnij decyzję" },
  permission: "moderate_content",
  fields: [reasonField(reversalReasons), fewWordsToAuthor] as readonly Field[],
  read: caseDetail,
  may: (detail) => detail.takingBackRefused ?? handsOffRefusal(detail),
  preview: (detail) => ({
    subject: subjectOf(detail),
    effects: [
      ...endsOf(detail),
      ...(hasReporter(detail) ? ["Kto to zgłosił, może się odwołać."] : []),
    ],
  }),
  async perform(ctx, caseId, answers) {
    const { reason, words = "" } = answers as Partial<Record<string, string>>;
    await takeBackDecision(ctx, { caseId, reason: reason as ReversalReason, words });
    return "decision-taken-back";
  },
});

const messageFields = [wordsField("Wiadomość", "Napisz wiadomość.")] as const;
const messageEffects = [
  "Ta osoba dostanie e-mail z linkiem do swojej strony sprawy i tam przeczyta wiadomość słowo w słowo.",
  "Druga strona jej nie zobaczy. Napisz „zespół”, nie swoje nazwisko.",
];

export const messageToAuthor = defineStaffAct({
  act: moderationAuditEvents.write_to_party,
  target: "case",
  title: "Napisz do autora",
  link: { label: "Napisz do autora" },
  button: "Wyślij",
  permission: "moderate_content",
  fields: messageFields,
  read: caseDetail,
  may: (detail) => {
    const { found, threads, author } = detail;
    if (found.state === "closed") return moderationRefusals.case_closed;
    const refused = found.state === "decided" ? null : caseRefusal(detail);
    if (refused) return refused;
    if (author.isDeleted) return moderationRefusals.author_gone;
    // There the thread itself has the way to it.
    return threads.some(({ side }) => side === "author") ? moderationRefusals.has_thread : null;
  },
  preview: (detail) => ({
    subject: subjectOf(detail),
    effects: [
      "Ta osoba dowie się z tej wiadomości, że sprawa istnieje. Kto coś zgłosił, zostaje tajemnicą.",
      ...messageEffects,
    ],
  }),
  async perform(ctx, caseId, { words }) {
    await writeToAuthor(ctx, { caseId, text: words ?? "" });
    return "party-written";
  },
});

const ownerReads = "Właściciel konta dostanie o tym e-mail z powodem.";

const opening = defineDeferredAct({
  act: moderationAuditEvents.open_pseudonym,
  permission: "open_pseudonyms",
  input: z.object({ membershipId: z.uuid(), reason: z.enum(codesOf(pseudonymReasons)) }),
  targetOf: ({ membershipId }) => ({ kind: "membership", id: membershipId }),
  reasonOf: ({ reason }) => reason,
  async plan(tx, { membershipId, reason }) {
    const { email } = await planOpening(tx, membershipId);
    return {
      interested: [mailboxOf(email)],
      async perform(askedBy) {
        const target = { kind: "membership", id: membershipId } as const;
        const { userId: agreedBy } = authorise(tx, "open_pseudonyms", target);
        await openPseudonymOf(tx, { membershipId, reason, askedBy, agreedBy });
      },
    };
  },
  byTwo: {
    permission: "open_pseudonyms",
    async effects(ctx, { target }) {
      const card = await pseudonymCard(ctx, target.id).catch(nullWhereGone);
      if (!card) return [moderationRefusals.pseudonym_gone.text];
      return [
        `Chodzi o osobę ${card.pseudonym === null ? "bez pseudonimu" : `„${card.pseudonym}”`} z grupy „${card.group}”.`,
        "Osoba, która o to prosi, i osoba, która się zgodzi, przez dobę zobaczą adres e-mail tego konta.",
        ownerReads,
      ];
    },
  },
});

export const openPseudonym = reasonedAct({
  act: moderationAuditEvents.open_pseudonym,
  target: "case",
  title: "Poproś o poznanie konta",
  link: { label: "Poproś o poznanie konta", part: "pseudonym" },
  button: "Poproś o zgodę drugiej osoby",
  permission: "open_pseudonyms",
  isDangerous: true,
  read: caseDetail,
  subject: subjectOf,
  may: ({ group, author }) =>
    !group?.isSensitive
      ? moderationRefusals.no_pseudonym
      : author.isDeleted
        ? moderationRefusals.pseudonym_gone
        : null,
  effects: () => [
    "Ktoś inny z zespołu musi się zgodzić w ciągu doby.",
    "Potem Ty i ta osoba przez dobę zobaczycie adres e-mail tego konta.",
    ownerReads,
  ],
  deferred: opening,
  asksAbout: ({ found }) => ({ kind: "membership", id: found.authorId ?? found.id }),
  async perform(ctx, id, reason) {
    const { found } = await caseDetail(ctx, id);
    if (found.authorId === null) throw new Conflict(moderationRefusals.no_pseudonym);
    await requestAct(ctx, opening, { membershipId: found.authorId, reason });
    return "pseudonym-requested";
  },
});

export const message = defineStaffAct({
  act: moderationAuditEvents.write_to_party,
  target: "case",
  targetIdOf: ({ caseId }) => caseId,
  title: "Napisz wiadomość",
  link: { label: "Napisz wiadomość" },
  button: "Wyślij",
  permission: "moderate_content",
  fields: messageFields,
  read: threadOf,
  may: ({ state }) => (state === "closed" ? moderationRefusals.case_closed : null),
  preview: ({ side }) => ({
    subject: side === "author" ? "Do autora" : "Do osoby, która to zgłosiła",
    effects: messageEffects,
  }),
  async perform(ctx, partyId, { words }) {
    await writeToParty(ctx, { partyId, text: words ?? "" });
    return "party-written";
  },
});
