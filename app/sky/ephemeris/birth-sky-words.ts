import type { BirthSky, BodyPosition } from "./birth-sky.server";
import { signAt, type Element } from "../signs";

export const symbolsNotScience =
  "Pozycje ciał niebieskich są obliczone astronomicznie, w zodiaku tropikalnym. Ich znaczenia to język symboli, nie nauka: służą do namysłu, nie do przewidywania.";

export const unknownHour =
  "Godziny urodzenia nie znamy, więc koło pokazuje południe czasu polskiego, a tabela – także drogę od północy do północy. Najwięcej znaczy to dla Księżyca, który w ciągu doby przesuwa się o około 13°. Ascendentu i domów nie da się policzyć bez godziny i miejsca.";

/** Degrees and minutes within a sign, cut to whole minutes: `17.52` → `17°31'`. The fonts have no prime. */
export function degreesInSign(longitude: number): string {
  // A hair more, so that 18.35° is not 18°20.9999′.
  const minutes = Math.floor((longitude % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}'`;
}

/** `17°31' Barana` */
export function positionInWords({ longitude }: Pick<BodyPosition, "longitude">): string {
  return `${degreesInSign(longitude)} ${signAt(longitude).genitive}`;
}

/** `12°01'–25°14' Raka`, `1°39' Barana` of what hardly moves, or `28°40' Raka – 11°52' Lwa` where the sign changes. */
export function rangeInWords({ from, to }: Pick<BodyPosition, "from" | "to">): string {
  const ends = [from, to].map((longitude) => positionInWords({ longitude }));
  if (ends[0] === ends[1]) return ends[0] ?? "";
  return signAt(from) === signAt(to)
    ? `${degreesInSign(from)}–${degreesInSign(to)} ${signAt(to).genitive}`
    : ends.join(" – ");
}

/** Sentences such as „Słońce przechodzi tego dnia z Barana do Byka”, without a full stop. */
export function signChangesInWords({ positions }: BirthSky): string[] {
  return positions.flatMap(({ name, from, to }) =>
    signAt(from) === signAt(to)
      ? []
      : [`${name} przechodzi tego dnia ${signAt(from).outOf} do ${signAt(to).genitive}`],
  );
}

/** What the Moon does on a day: `Księżyca przybywa: jest między pierwszą kwadrą a pełnią.` */
export function moonInWords(phase: string): string {
  const [way, where] = phase.split(/,? (?=między|sierp)/);
  if (!where) return `Tego dnia jest ${phase}.`;
  const place = where === "sierp" ? "widać sierp" : `jest ${where}`;
  return `Księżyca ${way === "przybywający" ? "przybywa" : "ubywa"}: ${place}.`;
}

/** The whole chart in one text, for those who do not see it. */
export function chartInWords(sky: BirthSky): string {
  const places = sky.positions.map((position) => `${position.name} ${positionInWords(position)}`);
  return `Koło zodiaku z położeniem ciał niebieskich: ${places.join(", ")}. ${moonInWords(sky.moonPhase)}`;
}

/** What the model is told of a sky: plain Polish data, so that it interprets what is really there. */
export function skyAsData(sky: BirthSky) {
  const elements: Record<Element, number> = { ogień: 0, ziemia: 0, powietrze: 0, woda: 0 };
  for (const { longitude } of sky.positions) elements[signAt(longitude).element]++;
  return {
    date: sky.date,
    positions: sky.positions.map((position) => ({
      body: position.name,
      sign: signAt(position.longitude).name,
      noon: positionInWords(position),
      wholeDay: rangeInWords(position),
      retrograde: position.retrograde,
    })),
    signChanges: signChangesInWords(sky),
    moonPhase: sky.moonPhase,
    elements,
    aspects: sky.aspects.map(({ first, second, kind }) => `${first} – ${second}: ${kind}`),
  };
}
