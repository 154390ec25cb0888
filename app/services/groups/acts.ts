import { defineAuditEvents, noReasons, sharedReasons } from "../audit/audit-events";
import { defineRefusals, type Refusal } from "../command/refusals";

const { asked_by_members, mistake } = sharedReasons;

/** Why staff make or change a group; codes, so that the audit log holds nobody's words. */
export const groupReasons = {
  new_topic: "Nowy temat",
  asked_by_members,
  clearer: "Jaśniejszy opis tego, o czym jest",
  protects_members: "Chroni osoby, które w niej są",
  mistake,
} as const;
export type GroupReason = keyof typeof groupReasons;

/**
 * Why a group goes with everything in it. What breaks the law or the rules is no reason: that is decided text by text, each
 * with an appeal.
 */
export const groupDeletionReasons = {
  unused_group: "Nikt z niej nie korzysta",
  duplicate_group: "Powtarza inną grupę",
  asked_by_members,
  mistake,
} as const;
export type GroupDeletionReason = keyof typeof groupDeletionReasons;

export const appointmentReasons = {
  volunteered: "Ta osoba sama się zgłosiła",
  asked_by_us: "Zaproszenie od nas",
  replaces_keeper: "Zastępuje poprzedniego opiekuna",
} as const;
export type AppointmentReason = keyof typeof appointmentReasons;

export const dismissalReasons = {
  own_request: "Własna prośba",
  inactive: "Nieobecność",
  breach_of_rules: "Złamanie zasad",
  mistake,
} as const;
export type DismissalReason = keyof typeof dismissalReasons;

export const indexingReasons = {
  useful_to_many: "Przyda się także spoza serwisu",
  protects_members: groupReasons.protects_members,
  asked_by_members,
  mistake,
} as const;
export type IndexingReason = keyof typeof indexingReasons;

export const wishAcceptReasons = { needed: "Potrzebne i do zrobienia" } as const;
export type WishAcceptReason = keyof typeof wishAcceptReasons;

export const wishDeclineReasons = {
  duplicate_group: groupDeletionReasons.duplicate_group,
  enough_keepers: "Ta grupa ma już dość opiekunów",
  not_now: "Nie w tej chwili",
  out_of_place: "Nie pasuje do tego, czym jest społeczność",
} as const;
export type WishDeclineReason = keyof typeof wishDeclineReasons;

export const groupAuditEvents = defineAuditEvents({
  create_group: { label: "Utworzenie grupy", does: "tworzy grupę", reasons: groupReasons },
  edit_group: { label: "Zmiana grupy", does: "zmienia grupę", reasons: groupReasons },
  accept_wish: {
    label: "Przyjęcie propozycji",
    does: "przyjmuje propozycję",
    reasons: wishAcceptReasons,
  },
  decline_wish: {
    label: "Odmowa propozycji",
    does: "odmawia na propozycję",
    reasons: wishDeclineReasons,
  },
  write_group_words: {
    label: "Opiekun zmienia zasady albo powitanie grupy",
    does: "zmienia zasady albo powitanie grupy",
    reasons: noReasons,
  },
  edit_group_words: {
    label: "Zmiana zasad albo powitania grupy",
    does: "zmienia zasady albo powitanie grupy",
    reasons: groupReasons,
  },
  set_group_icon: {
    label: "Zmiana ikony grupy",
    does: "zmienia ikonę grupy",
    reasons: groupReasons,
  },
  set_indexing: {
    label: "Widoczność grupy w wyszukiwarkach",
    does: "zmienia widoczność w wyszukiwarkach grupy",
    reasons: indexingReasons,
  },
  delete_group: { label: "Usunięcie grupy", does: "usuwa grupę", reasons: groupDeletionReasons },
  appoint_keeper: {
    label: "Powołanie opiekuna grupy",
    does: "powołuje opiekuna grupy",
    reasons: appointmentReasons,
  },
  dismiss_keeper: {
    label: "Odwołanie opiekuna grupy",
    does: "odwołuje opiekuna grupy",
    reasons: dismissalReasons,
  },
  let_in: {
    label: "Wpuszczenie do grupy",
    does: "wpuszcza do grupy",
    reasons: noReasons,
  },
  refuse_to_let_in: {
    label: "Odmowa wpuszczenia do grupy",
    does: "nie wpuszcza do grupy",
    reasons: noReasons,
  },
});

export const groupRefusals = defineRefusals({
  no_icon: { text: "Ta grupa nie ma ikony.", isStale: true },
  not_open: "Wyszukiwarki mogą pokazywać tylko grupę otwartą, która nie jest wrażliwa.",
  indexed_already: { text: "Wyszukiwarki mogą już pokazywać tę grupę.", isStale: true },
  not_indexed: { text: "Wyszukiwarki nie pokazują tej grupy.", isStale: true },
  group_changed:
    "Ktoś był szybszy: ta grupa zmieniła się, odkąd ją widzisz. Wróć do niej i zacznij jeszcze raz.",
  name_taken: "Inna grupa już się tak nazywa.",
  has_texts:
    "W tej grupie są wpisy dla zamkniętego grona, więc nie da się jej otworzyć. Możesz utworzyć drugą, otwartą.",
  wish_answered: { text: "Ktoś z zespołu już na to odpowiedział.", isStale: true },
  wish_changed:
    "Ta osoba zmieniła swoje słowa, odkąd je widzisz. Niżej stoi, jak brzmią teraz. Przeczytaj je, popraw odpowiedź, jeśli trzeba, i wyślij jeszcze raz.",
  own_wish: "To Twoja propozycja, więc odpowiada na nią ktoś inny z zespołu.",
  wish_member_gone:
    "Tej osoby nie ma już w tej grupie, już się nią opiekuje albo nie może w niej teraz pisać. Możesz tylko odmówić.",
  cases_wait:
    "W tej grupie są sprawy, które czekają albo w których można się jeszcze odwołać, więc musi zostać. Poniżej widzisz, do kiedy.",
});

type Wish = { isAnswered: boolean; isOwn: boolean };
type Offer = Wish & { mayKeep: boolean };

/** Why staff cannot answer what somebody proposes or offers. */
export const wishRefusal = ({ isAnswered, isOwn }: Wish): Refusal | null => {
  if (isAnswered) return groupRefusals.wish_answered;
  return isOwn ? groupRefusals.own_wish : null;
};

/** Why they cannot say yes. `mayKeep` is true of a group that is proposed. */
export const wishAcceptRefusal = ({ mayKeep, ...wish }: Offer): Refusal | null =>
  wishRefusal(wish) ?? (mayKeep ? null : groupRefusals.wish_member_gone);

export const iconRemovalRefusal = ({ iconId }: { iconId: string | null }): Refusal | null =>
  iconId ? null : groupRefusals.no_icon;

type Indexable = { isPrivate: boolean; isSensitive: boolean; isIndexed: boolean };

/** Why search engines may not be told this about a group. */
export const indexingRefusal = (
  { isPrivate, isSensitive, isIndexed }: Indexable,
  wanted: boolean,
): Refusal | null => {
  if (!wanted) return isIndexed ? null : groupRefusals.not_indexed;
  if (isPrivate || isSensitive) return groupRefusals.not_open;
  return isIndexed ? groupRefusals.indexed_already : null;
};
