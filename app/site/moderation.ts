import { formatDateTime } from "~/copy/format";
import type { StateWords } from "~/copy/state-words";
import { reportKindLabels, type ReportReason } from "./reports";

const decisionKinds = [
  "leave",
  "hide",
  "edit",
  "delete",
  "remove_picture",
  "silence",
  "ban",
  "ban_account",
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What a case can be about: what is reported, or an account that staff shut out. */
export type CaseSubject = "post" | "comment" | "picture" | "member" | "group_words" | "account";

export const caseSubjectLabels: Record<CaseSubject, string> = {
  post: reportKindLabels.post,
  comment: reportKindLabels.comment,
  picture: reportKindLabels.picture,
  member: reportKindLabels.member,
  group_words: "zasady albo powitanie grupy",
  account: "konto",
};

/** What the way to a decision says. */
export const decisionButtons: Record<DecisionKind, string> = {
  leave: "Zostaw",
  hide: "Ukryj",
  edit: "Zmień",
  delete: "Usuń",
  remove_picture: "Ukryj zdjęcie",
  silence: "Wycisz",
  ban: "Wyklucz",
  ban_account: "Zablokuj konto",
};

/** What a decision is called once it is taken. */
export const decisionNames: Record<DecisionKind, string> = {
  leave: "Bez zmian",
  hide: "Ukrycie treści",
  edit: "Zmiana treści",
  delete: "Usunięcie treści",
  remove_picture: "Ukrycie zdjęcia",
  silence: "Wyciszenie w grupie na czas",
  ban: "Wykluczenie z grupy",
  ban_account: "Blokada konta",
};

/** What can be decided about each kind of thing. */
export function decisionsFor(subject: CaseSubject, hasPicture: boolean): DecisionKind[] {
  if (subject === "account") return ["leave", "ban_account"];
  return decisionKinds.filter((kind) => {
    if (kind === "ban_account") return false;
    if (kind === "hide" || kind === "edit" || kind === "delete")
      return (
        subject === "post" ||
        subject === "comment" ||
        (subject === "group_words" && kind !== "delete")
      );
    if (kind === "remove_picture")
      return subject === "picture" || (subject === "post" && hasPicture);
    return true;
  });
}

export const silenceDays = [1, 3, 7, 30] as const;

export const leaveReasons = {
  no_breach: "Nie narusza prawa ani zasad",
  helped: "Nic tu nie narusza zasad, a potrzebne było wsparcie",
  gone: "Tej treści już nie ma",
  unclear: "Ze zgłoszenia nie wynika naruszenie",
} as const;
export type LeaveReason = keyof typeof leaveReasons;

/** Why somebody of staff takes back what they or a colleague decided, without anybody's appeal. */
export const reversalReasons = {
  wrong_decision: "Ta decyzja była pomyłką",
  known_more: "Wiemy więcej niż wtedy, gdy zapadła",
  too_harsh: "Ta decyzja była zbyt surowa",
} as const;
export type ReversalReason = keyof typeof reversalReasons;

export const isReversal = (reason: string): reason is ReversalReason =>
  Object.hasOwn(reversalReasons, reason);

type Ground = "terms" | "law";
/** A rule of the community, as the terms print it; `anchor` is its place in them. */
type Rule = { anchor: string; text: string };
type Breach = { label: string; ground: Ground; explanation: string; rule: Rule };

/** Why something does not stay: what it breaks and in what words that is said (DSA, art. 17(3)(d) and (e)). */
export const breachReasons = {
  abuse: {
    label: "Obraża, nęka albo poniża",
    ground: "terms",
    explanation: "Regulamin nie pozwala obrażać, nękać ani poniżać innych.",
    rule: {
      anchor: "zasada-szacunek",
      text: "Nie obrażamy, nie nękamy i nie poniżamy innych.",
    },
  },
  threat: {
    label: "Groźby",
    ground: "law",
    explanation: "Groźby karalne są przestępstwem (art. 190 Kodeksu karnego).",
    rule: {
      anchor: "zasada-grozby",
      text: "Nikomu nie grozimy.",
    },
  },
  hate: {
    label: "Nienawiść wobec ludzi albo grup",
    ground: "law",
    explanation:
      "Nawoływanie do nienawiści i znieważanie z powodu pochodzenia albo wyznania jest zakazane (art. 256 i 257 Kodeksu karnego).",
    rule: {
      anchor: "zasada-nienawisc",
      text: "Nie nawołujemy do nienawiści i nie znieważamy nikogo z powodu pochodzenia, wyznania, płci, orientacji ani niepełnosprawności.",
    },
  },
  sexual: {
    label: "Treści seksualne",
    ground: "terms",
    explanation: "Regulamin nie pozwala publikować u nas treści seksualnych.",
    rule: {
      anchor: "zasada-tresci-seksualne",
      text: "Nie publikujemy treści seksualnych. Treści, które wykorzystują dzieci, usuwamy i zgłaszamy organom ścigania.",
    },
  },
  private_data: {
    label: "Ujawnia czyjeś prywatne dane",
    ground: "law",
    explanation:
      "Cudzych danych nie wolno publikować bez podstawy prawnej (art. 6 RODO, art. 23 Kodeksu cywilnego).",
    rule: {
      anchor: "zasada-prywatnosc",
      text: "Nie ujawniamy cudzych danych, zdjęć ani tego, co ktoś powiedział w zaufaniu.",
    },
  },
  advertising: {
    label: "Reklama, spam albo oszustwo",
    ground: "terms",
    explanation: "Regulamin nie pozwala używać społeczności do reklamy, spamu ani oszustw.",
    rule: {
      anchor: "zasada-reklama",
      text: "Nie reklamujemy, nie wysyłamy spamu i nikogo nie oszukujemy.",
    },
  },
  false_harmful: {
    label: "Nieprawda, która może zaszkodzić",
    ground: "terms",
    explanation:
      "Regulamin nie pozwala podawać nieprawdy, która może zaszkodzić zdrowiu albo życiu.",
    rule: {
      anchor: "zasada-nieprawda",
      text: "Nie podajemy nieprawdy, która może zaszkodzić zdrowiu albo życiu, na przykład o lekach.",
    },
  },
  encourages_harm: {
    label: "Zachęca do zrobienia sobie krzywdy",
    ground: "law",
    explanation:
      "Namawianie do samobójstwa albo pomoc w nim są przestępstwem (art. 151 Kodeksu karnego), a opisy metod mogą kogoś skrzywdzić.",
    rule: {
      anchor: "zasada-krzywda",
      text: "Nie zachęcamy do zrobienia sobie krzywdy i nie opisujemy, jak to zrobić. O tym, że jest Ci źle, możesz pisać.",
    },
  },
  illegal: {
    label: "Inne naruszenie prawa",
    ground: "law",
    explanation: "Ta treść narusza prawo. W jaki sposób, opisujemy poniżej.",
    rule: {
      anchor: "zasada-prawo",
      text: "Nie publikujemy niczego, co narusza prawo albo cudze prawa, także autorskie.",
    },
  },
  group_rules: {
    label: "Nie pasuje do zasad grupy",
    ground: "terms",
    explanation: "Regulamin wymaga, aby w grupie trzymać się jej opisu i zasad.",
    rule: {
      anchor: "zasada-grupa",
      text: "W grupie trzymamy się jej opisu i zasad.",
    },
  },
} as const satisfies Record<string, Breach>;
export type BreachReason = keyof typeof breachReasons;

export const breachLabels = Object.fromEntries(
  Object.entries(breachReasons).map(([code, { label }]) => [code, label]),
) as Record<BreachReason, string>;

/** Why an account is shut out, what that rests on, and its place in the terms; null for what the law alone says. */
export const accountReasons = {
  harassment: {
    label: "Nękanie",
    ground: breachReasons.abuse.ground,
    explanation: breachReasons.abuse.explanation,
    anchor: breachReasons.abuse.rule.anchor,
  },
  hate_speech: {
    label: "Mowa nienawiści",
    ground: breachReasons.hate.ground,
    explanation: breachReasons.hate.explanation,
    anchor: breachReasons.hate.rule.anchor,
  },
  fraud: {
    label: "Oszustwo",
    ground: breachReasons.advertising.ground,
    explanation: breachReasons.advertising.explanation,
    anchor: breachReasons.advertising.rule.anchor,
  },
  spam: {
    label: "Spam",
    ground: breachReasons.advertising.ground,
    explanation: breachReasons.advertising.explanation,
    anchor: breachReasons.advertising.rule.anchor,
  },
  danger_to_others: {
    label: "Zagrożenie dla innych",
    ground: "terms",
    explanation: "Regulamin nie pozwala nikomu grozić ani nikogo narażać.",
    anchor: breachReasons.threat.rule.anchor,
  },
  underage: {
    label: "Osoba poniżej 16 lat",
    ground: "terms",
    explanation: "Z serwisu można korzystać od 16 lat.",
    anchor: "konto",
  },
  court_order: {
    label: "Nakaz sądu",
    ground: "law",
    explanation: "Wykonujemy orzeczenie sądu.",
    anchor: null,
  },
  other_breach_of_terms: {
    label: "Inne naruszenie regulaminu",
    ground: "terms",
    explanation: "To naruszenie regulaminu. Jakie, opisujemy poniżej.",
    anchor: "konto",
  },
} as const satisfies Record<
  string,
  { label: string; ground: Ground; explanation: string; anchor: string | null }
>;
export type AccountReason = keyof typeof accountReasons;

const isAccountReason = (reason: string): reason is AccountReason =>
  Object.hasOwn(accountReasons, reason);

export const accountLabels = Object.fromEntries(
  Object.entries(accountReasons).map(([code, { label }]) => [code, label]),
) as Record<AccountReason, string>;

/** For how many days an account can be shut out; without any, until staff let it in again. */
export const accountBanDays = [7, 30, 90, 365] as const;

/** Why words that break nothing stay with their author: for their author's sake, once somebody has read what was held. */
export const careReasons = {
  kept_private: "Z troski: te słowa niczego nie naruszają",
} as const;
export type CareReason = keyof typeof careReasons;

/** Of what is hidden by itself, because many members reported it. */
export const manyReports = "many_reports";

/** Of what is held back by itself, because its author may be in danger. */
export const heardCrisis = "heard_crisis";

export type DecisionReason =
  | LeaveReason
  | ReversalReason
  | BreachReason
  | AccountReason
  | CareReason
  | typeof manyReports
  | typeof heardCrisis;

/** Whether a decision is about somebody who may be in danger, who is met with care and not with a verdict. */
export const isCare = (reason: string): boolean =>
  reason === heardCrisis || Object.hasOwn(careReasons, reason);

/** Whether all that was decided in a case comes of care: held or kept for its author's sake, or left as it is. */
export const isCareAlone = (decisions: readonly { reason: string }[]): boolean =>
  decisions.some(({ reason }) => isCare(reason) || reason === ("helped" satisfies LeaveReason)) &&
  decisions.every(
    ({ reason }) => isCare(reason) || isReversal(reason) || Object.hasOwn(leaveReasons, reason),
  );

/** What a case is called for whoever was met with care: of the text, whatever the law calls the case. */
export const careStates: Record<CaseState, string> = {
  open: "Przeczyta to człowiek",
  decided: "Ktoś od nas to przeczytał",
  appealed: "Przeczyta to druga osoba",
  closed: "Ktoś od nas to przeczytał",
};

/** What a case is about, for whoever was met with care: their words and not a matter. */
export const careSubjects: Record<CaseSubject, string> = {
  post: "Twój post",
  comment: "Twój komentarz",
  picture: "Twoje zdjęcie",
  member: "Ty w tej grupie",
  group_words: "Słowa Twojej grupy",
  account: "Twoje konto",
};

/** The words for a reason, whichever decision it belongs to. */
export function reasonText(reason: string): string {
  if (reason === manyReports) return "Kilka osób zgłosiło to niezależnie od siebie";
  if (reason === heardCrisis) return "W tych słowach może być słychać zagrożenie życia";
  if (Object.hasOwn(leaveReasons, reason)) return leaveReasons[reason as LeaveReason];
  if (isReversal(reason)) return reversalReasons[reason];
  if (Object.hasOwn(careReasons, reason)) return careReasons[reason as CareReason];
  if (isAccountReason(reason)) return accountReasons[reason].label;
  return Object.hasOwn(breachReasons, reason)
    ? breachReasons[reason as BreachReason].label
    : reason;
}

/** What a reason rests on, in a sentence. */
export function groundText(reason: string): string | null {
  if (reason === manyReports)
    return "Regulamin pozwala ukryć zgłoszoną treść do czasu, aż sprawdzi ją człowiek.";
  if (isCare(reason))
    return "Regulamin pozwala zatrzymać treść, w której słychać zagrożenie życia autora, do czasu, aż przeczyta ją człowiek.";
  if (isAccountReason(reason)) return accountReasons[reason].explanation;
  return Object.hasOwn(breachReasons, reason)
    ? breachReasons[reason as BreachReason].explanation
    : null;
}

/** What can be done about what a program decided, while a person has still to look (DSA, art. 17(3)(f) and 20). */
export const machineRedress =
  "Jeśli uważasz, że to pomyłka, napisz to na stronie sprawy: bezpłatnie, przez sześć miesięcy. Rozpatrzy to człowiek. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.";

/** Where the terms say what lets a program hide and hold by itself. */
export const machineAnchors = { [manyReports]: "ukrywanie", [heardCrisis]: "zatrzymanie" } as const;

/** The place in the terms that a reason cites; null where nothing is taken away. */
export function anchorOf(reason: string): string | null {
  if (reason === manyReports) return machineAnchors[reason];
  if (isCare(reason)) return machineAnchors[heardCrisis];
  if (isAccountReason(reason)) return accountReasons[reason].anchor;
  return Object.hasOwn(breachReasons, reason)
    ? breachReasons[reason as BreachReason].rule.anchor
    : null;
}

export const caseStates = {
  open: { label: "Czeka na decyzję" },
  decided: { label: "Rozstrzygnięta", inLog: "po decyzji" },
  appealed: { label: "Odwołanie w toku" },
  closed: { label: "Zamknięta", inLog: "po zamknięciu" },
} as const satisfies Record<string, StateWords>;
export type CaseState = keyof typeof caseStates;

/** What an appeal came to, as the audit log says it. */
export const appealOutcomes = { upheld: "decyzja zostaje", changed: "decyzja zmieniona" } as const;

export const urgencies = { usual: 0, toCheck: 1, crisis: 2, child: 3 } as const;
export const urgencyLabels: Record<number, string> = {
  [urgencies.child]: "Krzywda dziecka",
  [urgencies.crisis]: "Kryzys",
  [urgencies.toCheck]: "Ukryte albo zmienione po nas",
  [urgencies.usual]: "Zwykła",
};

/** What a report of this reason makes of its case: danger comes first. */
export const urgencyOfReason = (reason: ReportReason): number => {
  if (reason === "child_abuse") return urgencies.child;
  return reason === "crisis" ? urgencies.crisis : urgencies.usual;
};

/** Whether somebody may be in a crisis in a case in which nobody has written to them. */
export const isUnwrittenCrisis = ({
  found,
  threads,
}: {
  found: { urgency: number };
  threads: readonly { side: string }[];
}): boolean => found.urgency === urgencies.crisis && threads.every(({ side }) => side !== "author");

/** Whether somebody may be in danger: moderators are reminded of it. */
export const isDanger = (urgency: number) => urgency >= urgencies.crisis;

/** What whoever is shut out is told with a session that they began before. */
export type ShownBan = {
  /** ISO 8601 in UTC; null for one without an end. */
  until: string | null;
  /** Null where it was decided before such a decision was a case. */
  reason: string | null;
  /** The key of the page on which they read and appeal; null as the reason. */
  caseKey: string | null;
};

/** Longest words of a decision, an appeal or a message, in characters. */
export const maxWordsLength = 2_000;

export const caseSides = { author: "autor", reporter: "osoba zgłaszająca" } as const;
export type CaseSide = keyof typeof caseSides;

export const ownSubjects: Record<CaseSubject, string> = {
  post: "Twojego posta",
  comment: "Twojego komentarza",
  picture: "Twojego zdjęcia",
  member: "Twojego zachowania w grupie",
  group_words: "zasad albo powitania Twojej grupy",
  account: "Twojego konta",
};

type Effect = {
  kind: DecisionKind;
  reason?: string;
  isAutomated: boolean;
  byKeeper?: boolean;
  silencedUntil: Date | string | null;
  bannedUntil: Date | string | null;
  /** Whether its author had taken it back before, or the words of a group were no longer those that were reported. */
  hidesNothing?: boolean;
  /** Whether its author took it back since. */
  isGone?: boolean;
};

/** What other decisions still take from whoever a case is about, in its group or of their account. */
export type OtherLimits = {
  silencedUntil: Date | string | null;
  isBanned: boolean;
  /** Undefined for an account that is open; null for one without an end. */
  bannedUntil?: Date | string | null;
};

export const noOtherLimits: OtherLimits = { silencedUntil: null, isBanned: false };

export const isLimited = ({ silencedUntil, isBanned, bannedUntil }: OtherLimits): boolean =>
  silencedUntil !== null || isBanned || bannedUntil !== undefined;

const goneText = (subject: CaseSubject) =>
  subject === "comment" ? "Tego komentarza już nie ma." : "Tego posta już nie ma.";

/** What a decision comes to, said to the author. @param others what holds beside it, so that nobody hears that nothing does */
export function decisionEffect(
  {
    kind,
    reason = "",
    isAutomated,
    byKeeper = false,
    silencedUntil,
    bannedUntil,
    hidesNothing = false,
    isGone,
  }: Effect,
  subject: CaseSubject,
  others: OtherLimits = noOtherLimits,
): string {
  if (subject === "group_words" && (kind === "hide" || kind === "edit"))
    return groupWordsEffects[
      isAutomated ? "hidden_by_program" : kind === "hide" && hidesNothing ? "replaced" : kind
    ];
  const text = subject === "comment" ? "Ten komentarz" : "Ten post";
  const hidden =
    subject === "member" || subject === "account"
      ? ""
      : subject === "picture"
        ? " Zdjęcie ukryliśmy."
        : subject === "group_words"
          ? hidesNothing
            ? " Te słowa już zmieniono albo usunięto, więc niczego nie ukryliśmy."
            : " Te słowa ukryliśmy."
          : hidesNothing
            ? ` ${text} zniknął już wcześniej, więc niczego nie ukryliśmy.`
            : isGone
              ? ` ${goneText(subject)}`
              : ` ${text} ukryliśmy.`;
  if (isGone && (kind === "hide" || kind === "edit" || kind === "remove_picture"))
    return goneText(subject);
  switch (kind) {
    case "leave":
      if (isLimited(others)) {
        const isTakenBack = isGivenBack({ kind, byKeeper });
        return `${isTakenBack ? givenBackOnly : onlyHere} ${limitsText(others)}`;
      }
      if (isGone) return goneText(subject);
      if (isGivenBack({ kind, byKeeper })) return givenBack(subject);
      if (isReversal(reason)) return takenBack(subject);
      if (subject === "account") return "Twoje konto nie jest zablokowane. Możesz się zalogować.";
      if (reason === "helped" && (subject === "post" || subject === "comment"))
        return `${text} mogą czytać także inni.`;
      return "Nic nie ukrywamy i niczego nie ograniczamy.";
    case "hide":
      return isAutomated
        ? `${text} na razie widzisz tylko Ty.`
        : isCare(reason)
          ? `${text} widzisz teraz tylko Ty.`
          : `${text} ukryliśmy: widzisz go tylko Ty.`;
    case "edit":
      return `${text} zmieniliśmy i widać przy nim, że zrobiła to moderacja. Obie wersje są na stronie sprawy.`;
    case "delete":
      return `${text} usunęliśmy: nie widzi go już nikt. Na stronie sprawy możesz go przeczytać, dopóki da się go przywrócić.`;
    case "remove_picture":
      return isAutomated
        ? "Zdjęcie jest na razie ukryte. Tekst posta zostaje."
        : "Zdjęcie ukryliśmy. Tekst posta zostaje.";
    case "silence":
      return `${readOnly(silencedUntil ?? new Date(0))}${hidden}`;
    case "ban":
      return `${outOfGroup}${hidden} Twoje konto i inne grupy działają jak dotąd.`;
    case "ban_account":
      return `${bannedFor(bannedUntil)} Nie można się na nie zalogować, a to, co na nim jest, zostaje. Zamówienia działają dalej: dokumenty i zwroty nie zależą od konta.`;
  }
}

const groupWordsEffects = {
  hidden_by_program: "Tych słów na razie nikt nie widzi. Ich treść jest na stronie sprawy.",
  hide: "Te słowa ukryliśmy: nikt ich nie widzi. Ich treść jest na stronie sprawy, a opiekunowie mogą napisać nowe.",
  replaced:
    "Te słowa już zmieniono albo usunięto, więc niczego na stronie grupy nie ukryliśmy. Decyzja dotyczy słów, które były tam wcześniej.",
  edit: "Te słowa zmieniliśmy. Obie wersje są na stronie sprawy.",
} as const;

/** Whether a decision is a keeper's who takes back an own one: nothing else do they leave as it is. */
export const isGivenBack = ({ kind, byKeeper }: { kind: DecisionKind; byKeeper: boolean }) =>
  kind === "leave" && byKeeper;

/** What such a decision is called, wherever it is told. */
export const keeperTakesBack = "Opieka grupy cofa swoją decyzję";

/** A decision in a line of the desk: what it is, and why. */
export const decisionLine = (decision: {
  kind: DecisionKind;
  reason: string;
  byKeeper: boolean;
}): string =>
  isGivenBack(decision)
    ? keeperTakesBack
    : `${decisionNames[decision.kind]} · ${reasonText(decision.reason)}`;

const givenBackOnly = `${keeperTakesBack}, ale obowiązuje jeszcze inna.`;

const givenBack = (subject: CaseSubject): string =>
  subject === "post" || subject === "comment"
    ? `${keeperTakesBack}: ${subject === "post" ? "ten post" : "ten komentarz"} znowu widzą wszyscy, którzy czytają tę grupę.`
    : `${keeperTakesBack}: znowu możesz pisać w tej grupie.`;

const takenBack = (subject: CaseSubject): string =>
  subject === "account"
    ? "Cofnęliśmy blokadę Twojego konta. Możesz się zalogować."
    : "Cofnęliśmy naszą wcześniejszą decyzję: nic nie ukrywamy i niczego nie ograniczamy.";

const onlyHere = "Ta decyzja niczego nie ukrywa ani nie ogranicza, ale obowiązuje jeszcze inna.";
const outOfGroup = "Nie należysz już do tej grupy i nie możesz do niej wrócić.";
const readOnly = (until: Date | string) =>
  `Do ${formatDateTime(until)} możesz w tej grupie czytać, ale nie pisać.`;

function limitsText({ silencedUntil, isBanned, bannedUntil }: OtherLimits): string {
  if (bannedUntil !== undefined) return bannedFor(bannedUntil);
  if (isBanned) return outOfGroup;
  return silencedUntil === null ? "" : readOnly(silencedUntil);
}

const bannedFor = (until: Date | string | null) =>
  until === null
    ? "Twoje konto jest zablokowane bez daty końca."
    : `Twoje konto jest zablokowane do ${formatDateTime(until)}. Potem odblokuje się samo.`;

/** What came of a report, as far as it is the reporter's business: what the author is told stays with them. */
export const outcomeForReporter = ({
  kind,
  reason,
}: {
  kind: DecisionKind;
  reason: string;
}): string =>
  isReversal(reason)
    ? "Cofnęliśmy wcześniejszą decyzję w sprawie tego, co zgłaszasz: zostaje tak, jak było przed nią."
    : kind === "leave" && reason === ("gone" satisfies LeaveReason)
      ? "Sprawdziliśmy to, co zgłaszasz. Tej treści już nie ma, więc nie musieliśmy jej ukrywać."
      : kind === "leave"
        ? "Sprawdziliśmy to, co zgłaszasz, i zostaje tak, jak jest. Tobie nie będziemy już tego pokazywać."
        : kind === "edit"
          ? "Sprawdziliśmy to, co zgłaszasz, i zmieniliśmy to, co naruszało zasady. Reszta tekstu zostaje, a inni mogą ją czytać."
          : kind === "silence" || kind === "ban" || kind === "ban_account"
            ? "Sprawdziliśmy to, co zgłaszasz, i podjęliśmy działania: ta osoba nie może dalej tak postępować."
            : "Sprawdziliśmy to, co zgłaszasz, i podjęliśmy działania: inni już tego nie zobaczą.";

export const keeperSilenceDays = [1, 3, 7] as const;
