import { defineAuditEvents, noReasons, sharedReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";
import type { HoroscopeState } from "./entries";

const { complaint, mistake, bad_language } = sharedReasons;

/** Under which id the log has what is done to all of them. */
export const allHoroscopes = "all";

export const horoscopeReasons = {
  read_and_good: "Przeczytany i dobry",
  correction: "Poprawka",
  bad_language,
  wrong_sky: "Nie zgadza się z niebem",
  wrong_tone: "Niewłaściwy ton",
  other_day: "Ma być innego dnia",
  complaint,
  mistake,
} as const;
export type HoroscopeReason = keyof typeof horoscopeReasons;

export const horoscopeAuditEvents = defineAuditEvents({
  generate_horoscopes: {
    label: "Zlecenie horoskopów",
    does: "zleca horoskopy",
    reasons: noReasons,
  },
  approve_horoscope: {
    label: "Zatwierdzenie horoskopu",
    does: "zatwierdza horoskop",
    reasons: horoscopeReasons,
  },
  approve_horoscopes: {
    label: "Zatwierdzenie wszystkich horoskopów",
    does: "zatwierdza wszystkie horoskopy",
    reasons: noReasons,
  },
  edit_horoscope: {
    label: "Zmiana horoskopu",
    does: "zmienia horoskop",
    reasons: horoscopeReasons,
  },
  withdraw_horoscope: {
    label: "Wycofanie horoskopu",
    does: "wycofuje horoskop",
    reasons: horoscopeReasons,
  },
  rewrite_horoscope: {
    label: "Napisanie horoskopu od nowa",
    does: "zleca napisanie od nowa: horoskop",
    reasons: horoscopeReasons,
  },
  delete_horoscope: {
    label: "Usunięcie horoskopu",
    does: "usuwa horoskop",
    reasons: horoscopeReasons,
  },
  delete_horoscopes: {
    label: "Usunięcie wszystkich horoskopów",
    does: "usuwa wszystkie horoskopy",
    reasons: horoscopeReasons,
  },
});

export const horoscopeRefusals = defineRefusals({
  all_there: { text: "Nie brakuje żadnego dnia.", isStale: true },
  not_approvable: {
    text: "Tego horoskopu nie ma już na liście do zatwierdzenia.",
    isStale: true,
  },
  check_fails:
    "W tym horoskopie jest jeszcze coś do poprawy. Zmień go albo napisz od nowa: powód stoi na jego stronie.",
  text_unread: "Tego tekstu nie przeczytał jeszcze czytelnik. Zwykle trwa to minutę.",
  horoscope_changed:
    "Ktoś był szybszy: horoskop zmienił się, zanim nacisnęliśmy przycisk. Powyżej widzisz, jak jest teraz, a w polach to, co jest wpisane. Sprawdź i zapisz jeszcze raz.",
  place_taken: "Tego dnia ten znak ma już wpis tego typu. Zmień tamten albo wybierz inny dzień.",
  far_day: "Wybierz dzień od 2000 do 2100 roku.",
  not_published: { text: "Tego horoskopu nie ma na stronie.", isStale: true },
  no_horoscopes: { text: "Nie ma żadnych horoskopów do usunięcia.", isStale: true },
});

/** Why an entry cannot be approved as it stands. */
export function approvalRefusal(entry: {
  state: HoroscopeState;
  isApproved: boolean;
  findings: readonly unknown[];
  isRead: boolean;
}) {
  const { state, findings, isRead, isApproved } = entry;
  // What went out by itself can be approved afterwards: somebody has read it.
  if (state === "withdrawn" || state === "approved" || isApproved)
    return horoscopeRefusals.not_approvable;
  if (findings.length > 0) return horoscopeRefusals.check_fails;
  return isRead ? null : horoscopeRefusals.text_unread;
}

export const withdrawalRefusal = ({ state }: { state: HoroscopeState }) =>
  state === "published" ? null : horoscopeRefusals.not_published;
