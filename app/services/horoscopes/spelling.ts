import { plain } from "~/copy/plain-words";

/** Every case of the names of signs and bodies, as Polish has them. */
const forms = `
Baran Barana Baranowi Baranem Baranie Barany Baranów Baranom Baranami Baranach
Byk Byka Bykowi Bykiem Byku Byki Byków Bykom Bykami Bykach
Bliźnięta Bliźniąt Bliźniętom Bliźniętami Bliźniętach Bliźniak Bliźniaka
Rak Raka Rakowi Rakiem Raku Raki Raków Rakom Rakami Rakach
Lew Lwa Lwu Lwem Lwie Lwy Lwów Lwom Lwami Lwach
Panna Panny Pannie Pannę Panną Panno Panien Pannom Pannami Pannach
Waga Wagi Wadze Wagę Wagą Wago Wag Wagom Wagami Wagach
Skorpion Skorpiona Skorpionowi Skorpionem Skorpionie Skorpiony Skorpionów Skorpionom Skorpionami Skorpionach
Strzelec Strzelca Strzelcowi Strzelcem Strzelcu Strzelcze Strzelce Strzelcy Strzelców Strzelcom Strzelcami Strzelcach
Koziorożec Koziorożca Koziorożcowi Koziorożcem Koziorożcu Koziorożcze Koziorożce Koziorożcy Koziorożców Koziorożcom Koziorożcami Koziorożcach
Wodnik Wodnika Wodnikowi Wodnikiem Wodniku Wodniki Wodników Wodnikom Wodnikami Wodnikach
Ryby Ryb Rybom Rybami Rybach Ryba Rybę Rybą Rybie
Słońce Słońca Słońcu Słońcem
Księżyc Księżyca Księżycowi Księżycem Księżycu Księżyce Księżyców Księżycom Księżycami Księżycach
Merkury Merkurego Merkuremu Merkurym
Wenus
Mars Marsa Marsowi Marsem Marsie
Jowisz Jowisza Jowiszowi Jowiszem Jowiszu
Saturn Saturna Saturnowi Saturnem Saturnie
Uran Urana Uranowi Uranem Uranie
Neptun Neptuna Neptunowi Neptunem Neptunie
Pluton Plutona Plutonowi Plutonem Plutonie
`
  .trim()
  .split(/\s+/u);

const right = new Set(forms);
const byPlain = new Map(forms.map((form) => [plain(form), form]));

const english = new Set(
  "aries taurus gemini leo virgo libra scorpio sagittarius capricorn aquarius pisces sun moon mercury venus jupiter uranus neptune pluto".split(
    " ",
  ),
);

/** Names of bodies that are nothing else, so that a small letter is a mistake: „słońce” and „mars” are words as well. */
const alwaysCapital =
  /^(?:księżyc|merkur|jowisz|saturn|neptun|pluton)\p{L}*$|^(?:wenus|uran|urana|uranem|uranie)$/u;

/** At this length a word one letter off is a mistake, and no other word. */
const leastAlike = 6;

function isOneLetterOff(word: string, form: string): boolean {
  if (Math.abs(word.length - form.length) > 1) return false;
  let at = 0;
  while (at < word.length && at < form.length && word[at] === form[at]) at++;
  const [rest, wanted] = [word.slice(at), form.slice(at)];
  return rest.slice(1) === wanted.slice(1) || rest.slice(1) === wanted || rest === wanted.slice(1);
}

/** The first name of a sign or a body in a text that is not written as Polish writes it; null where there is none. */
export function misspeltName(text: string): string | null {
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const isCapital = /^\p{Lu}/u.test(word);
    if (isCapital && right.has(word)) continue;
    const bare = plain(word);
    if (english.has(bare) && !byPlain.has(bare) && isCapital) return word;
    if (!isCapital) {
      if (alwaysCapital.test(word)) return word;
      continue;
    }
    if (byPlain.has(bare)) return word;
    if (
      bare.length >= leastAlike &&
      forms.some((form) => form.length >= leastAlike && isOneLetterOff(bare, plain(form)))
    )
      return word;
  }
  return null;
}
