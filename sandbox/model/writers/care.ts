import type { CareContent } from "../../../app/documents/templates/care.ts";

/** Writes the safe shape of any document: nothing of what was told is taken apart, so it repeats none of it. */
export function writeCare(): CareContent {
  return {
    facts: [],
    opening:
      "Z tego, co piszesz, słychać, jak jest Ci teraz ciężko. Dobrze, że te słowa zostały zapisane.",
    reading: [
      "Nie trzeba niczego dziś rozstrzygać ani naprawiać. Najpierw liczy się to, żeby ten dzień i ta noc były bezpieczne.",
    ],
    steps: [
      {
        title: "Nie zostawaj z tym w pojedynkę",
        description: "Napisz do jednej osoby: „Jest mi trudno, czy możesz dziś ze mną pobyć?”.",
      },
      {
        title: "Mały spokój dla ciała",
        description: "Szklanka wody, koc i kilka długich wydechów. Nic więcej dziś nie musisz.",
      },
    ],
    people:
      "Powiedz o tym dziś komuś, komu ufasz, albo lekarzowi. Pomogą też numery na końcu dokumentu.",
    closing: "Reszta może poczekać. Dziś wystarczy jeden mały krok i jeden człowiek obok.",
    title: "Dziś najpierw Ty",
  };
}
