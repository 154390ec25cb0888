import { signs, type Sign } from "../signs";
import type { BodyKey } from "./longitude.server";

const meanings: Record<BodyKey, string> = {
  sun: "to, co dla nas ważne",
  moon: "nastrój i potrzeby",
  mercury: "myśli i rozmowy",
  venus: "bliskość i to, co cieszy",
  mars: "siła, zapał i złość",
  jupiter: "rozmach i zaufanie",
  saturn: "granice i obowiązki",
  uranus: "zmiana i niezależność",
  neptune: "wyobraźnia i tęsknota",
  pluto: "to, co głęboko ukryte",
};

const relations = [
  "w Twoim znaku",
  "tuż obok Twojego znaku",
  "w sekstylu do Twojego znaku",
  "w kwadraturze do Twojego znaku",
  "w trygonie do Twojego znaku",
  "w kwinkunksie do Twojego znaku",
  "naprzeciwko Twojego znaku",
] as const;

const questions: Partial<Record<number, string>> = {
  0: "Tradycja czyta to jako bliskość: ten temat jest teraz na pierwszym planie. Co chcesz w nim zauważyć?",
  3: "Tradycja czyta kwadraturę jako tarcie, które budzi. Co uwiera i czego to od Ciebie chce?",
  4: "Tradycja czyta trygon jako swobodny przepływ. Co przychodzi Ci teraz bez wysiłku?",
  6: "Tradycja czyta opozycję jako lustro. Co widzisz w kimś innym, a należy do Ciebie?",
};

/** From 0 (the same sign) to 6 (the opposite one). */
function distanceBetween(first: Sign, second: Sign): number {
  const steps = Math.abs(signs.indexOf(first) - signs.indexOf(second));
  return Math.min(steps, 12 - steps);
}

/** `Wenus, w symbolach bliskość i to, co cieszy, jest w Wadze, w trygonie do Twojego znaku.`, and what to ask oneself. */
export function standingInWords(
  { key, name, sign }: { key: BodyKey; name: string; sign: Sign },
  own: Sign,
): { key: BodyKey; distance: number; text: string; question?: string } {
  const distance = distanceBetween(sign, own);
  const place = distance === 0 ? relations[0] : `${sign.inside}, ${relations[distance]}`;
  return {
    key,
    distance,
    text: `${name}, w symbolach ${meanings[key]}, jest ${place}.`,
    question: questions[distance],
  };
}

/** What the Moon does on a day: `Księżyca przybywa: jest między pierwszą kwadrą a pełnią.` */
export function phaseNow(phase: string): string {
  const [way, where] = phase.split(/,? (?=między|sierp)/);
  if (!where) return `Tego dnia jest ${phase}.`;
  const place = where === "sierp" ? "widać sierp" : `jest ${where}`;
  return `Księżyca ${way === "przybywający" ? "przybywa" : "ubywa"}: ${place}.`;
}

/** Each phase as a rhythm, not as a promise. */
export function phaseInWords(phase: string): string {
  if (phase === "nów")
    return "Nów to w symbolach pusta kartka: dobra chwila, żeby czegoś zapragnąć.";
  if (phase === "pełnia")
    return "Pełnia oświetla to, co już jest: można popatrzeć i nic nie robić.";
  if (phase.startsWith("przybywający") || phase === "pierwsza kwadra")
    return "W symbolach to czas zbierania i próbowania.";
  return "W symbolach to czas puszczania i porządków.";
}
