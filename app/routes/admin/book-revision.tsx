import type { TextByControl } from "~/forms/kind";

const name = "revision";

export function RevisionControl({ revision }: { revision: number }) {
  return <input type="hidden" name={name} value={revision} />;
}

/** A revision that no book has, for what is no number. */
export function revisionOf(values: TextByControl): number {
  const revision = Number(values[name]);
  return Number.isSafeInteger(revision) && revision < 2 ** 31 ? revision : -1;
}

export const changedMeanwhile =
  "Ktoś był szybszy: książka zmieniła się, zanim nacisnęliśmy przycisk. Powyżej widzisz, jak jest teraz, a w polach to, co jest wpisane. Sprawdź i zapisz jeszcze raz.";
