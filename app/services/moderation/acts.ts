import {
  accountLabels,
  breachLabels,
  careReasons,
  leaveReasons,
  manyReports,
  reasonText,
  reversalReasons,
} from "~/site/moderation";
import { defineAuditEvents, noReasons } from "../audit/audit-events";
import { defineRefusals, fasterText } from "../command/refusals";

/** Why the account behind a pseudonym has to be known; codes, so that the log holds nobody's words. */
export const pseudonymReasons = {
  ban_account: "Rozważamy zablokowanie konta",
  danger_to_life: "Zagrożenie życia albo zdrowia",
  authority_request: "Żądanie uprawnionego organu",
} as const;
export type PseudonymReason = keyof typeof pseudonymReasons;

const decisions = {
  ...leaveReasons,
  ...reversalReasons,
  ...breachLabels,
  ...accountLabels,
  ...careReasons,
  [manyReports]: reasonText(manyReports),
};

export const moderationAuditEvents = defineAuditEvents({
  hide_automatically: {
    label: "Ukrycie po kilku zgłoszeniach",
    does: "ukrywa treść po kilku zgłoszeniach",
    reasons: noReasons,
  },
  claim_case: {
    label: "Przejęcie sprawy",
    does: "przejmuje sprawę",
    reasons: noReasons,
  },
  decide_case: { label: "Decyzja w sprawie", does: "decyduje w sprawie", reasons: decisions },
  take_back_decision: {
    label: "Cofnięcie decyzji",
    does: "cofa decyzję w sprawie",
    reasons: decisions,
  },
  appeal: { label: "Odwołanie", does: "odwołuje się w sprawie", reasons: noReasons },
  answer_appeal: {
    label: "Odpowiedź na odwołanie",
    does: "odpowiada na odwołanie w sprawie",
    reasons: { ...decisions, upheld: "Decyzja zostaje" },
  },
  write_to_party: {
    label: "Wiadomość w sprawie",
    does: "pisze w sprawie",
    reasons: noReasons,
  },
  open_pseudonym: {
    label: "Poznanie konta za pseudonimem",
    does: "poznaje konto za pseudonimem",
    reasons: pseudonymReasons,
  },
  keeper_hides: { label: "Opiekun ukrywa treść", does: "ukrywa treść", reasons: decisions },
  keeper_silences: { label: "Opiekun wycisza osobę", does: "wycisza", reasons: decisions },
  keeper_takes_back: {
    label: "Opiekun cofa swoją decyzję",
    does: "cofa swoją decyzję",
    reasons: noReasons,
  },
  pin_post: {
    label: "Opiekun przypina post",
    does: "przypina post",
    reasons: noReasons,
  },
  unpin_post: {
    label: "Opiekun odpina post",
    does: "odpina post",
    reasons: noReasons,
  },
  keeper_closes_talk: {
    label: "Opiekun zamyka rozmowę",
    does: "zamyka rozmowę pod postem",
    reasons: noReasons,
  },
  keeper_reopens_talk: {
    label: "Opiekun otwiera rozmowę",
    does: "otwiera rozmowę pod postem",
    reasons: noReasons,
  },
});

export const moderationRefusals = defineRefusals({
  own_interest: "Ta sprawa dotyczy Ciebie, więc zdecydować musi ktoś inny.",
  own_decision: "Odwołanie jest od Twojej decyzji, więc rozpatrzyć je musi ktoś inny.",
  decided: {
    text: "Ktoś był szybszy: ta sprawa jest już rozstrzygnięta.",
    isStale: true,
  },
  case_claimed: { text: fasterText, isStale: true },
  claimed_by_oneself: "Ta sprawa jest już u Ciebie.",
  author_gone: "Tej osoby już u nas nie ma.",
  author_banned: {
    text: "Ta osoba jest już wykluczona z tej grupy. Tamtą decyzję znajdziesz wśród wcześniejszych decyzji o niej.",
    isStale: true,
  },
  words_replaced: {
    text: "Te słowa już zmieniono. To, co stoi teraz na stronie grupy, jest czymś innym niż zgłoszone, więc ta sprawa tego nie zmieni.",
    isStale: true,
  },
  has_thread: "Rozmowa z tą osobą jest już na stronie sprawy. Napisz w niej.",
  not_held:
    "Tak można zachować tylko słowa, w których słychać kryzys i które czekają na sprawdzenie.",
  only_care:
    "Te słowa czekają, bo słychać w nich kryzys, i nikt ich nie zgłosił. Nikogo za nie nie wyciszamy ani nie wykluczamy.",
  not_decidable: { text: "Tej decyzji nie da się podjąć w tej sprawie.", isStale: true },
  nothing_to_take_back: {
    text: "Nie ma czego cofać: żadna decyzja w tej sprawie teraz niczego nie odbiera.",
    isStale: true,
  },
  appeal_answered: {
    text: "Na odwołanie w tej sprawie ktoś już odpowiedział, więc tej decyzji nie da się cofnąć.",
    isStale: true,
  },
  no_appeal: { text: "Żadne odwołanie nie czeka.", isStale: true },
  case_closed: { text: "Ta sprawa jest zamknięta.", isStale: true },
  no_pseudonym: { text: "W tej grupie nikt nie pisze pod pseudonimem.", isStale: true },
  pseudonym_gone: "Tego konta już nie ma.",
});

export const textRefusals = defineRefusals({
  appealed: {
    text: "W tej sprawie ktoś się odwołał, więc decyzję może teraz zmienić tylko odpowiedź na odwołanie. Znajdziesz je na stronie sprawy.",
    isStale: true,
  },
  claimed: {
    text: "Tą sprawą zajmuje się teraz ktoś inny z zespołu.",
    isStale: true,
  },
  hidden: { text: "Ten tekst jest już ukryty.", isStale: true },
  deleted: { text: "Tego tekstu już nie ma.", isStale: true },
  nothing_to_restore: {
    text: "Nie ma czego cofać: żadna decyzja o tym tekście teraz nie obowiązuje.",
    isStale: true,
  },
  text_changed:
    "Ktoś był szybszy: ten tekst zmienił się, odkąd go widzisz. Wróć do niego, przeczytaj, co mówi teraz, i zacznij jeszcze raz.",
});
