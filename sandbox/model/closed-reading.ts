import { asFields } from "../web/forms.ts";
import { messageTexts } from "./prompt.ts";

/** Whether a request has a finished text read: closed questions, a verdict and a fragment for each. */
export const asksClosedReading = (system: string): boolean => /^Czytasz gotowy tekst/.test(system);

/** What the stand-in hears: what its own behaviours plant, and no more. */
const heard: Readonly<Record<string, RegExp>> = {
  diagnosis: /to wygląda na depresję/iu,
  medicine: /pomoże sertralina/iu,
  verdict: /jest po prostu toksyczna/iu,
};

const behaviour = "objects";

/** The answer of a reader: „nie” to everything, unless the text says what it knows, or its name says that it objects. */
export function readClosely(
  model: unknown,
  system: string,
  messages: unknown,
): Record<string, { yes: boolean; fragment: string }> {
  const text = textIn(messages);
  const asked = Array.from(system.matchAll(/^- (\w+): /gmu), ([, name = ""]) => name);
  const objects = typeof model === "string" && model.endsWith(`:${behaviour}`);
  return Object.fromEntries(
    asked.map((name, place) => {
      const [found = ""] = heard[name]?.exec(text) ?? [];
      const fragment =
        found ||
        (objects && place === 0
          ? (text.split("\n")[0] ?? "").split(/\s+/u).slice(-6).join(" ")
          : "");
      return [name, { yes: fragment !== "", fragment }];
    }),
  );
}

/** The longest texts first, since an objection is to something that is said. */
function textIn(messages: unknown): string {
  const [, block = "{}"] =
    /<tekst>\s*([\s\S]*?)\s*<\/tekst>/.exec(messageTexts(messages, "user").join("\n")) ?? [];
  const texts: string[] = [];
  JSON.stringify(asFields(JSON.parse(block)), (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts.sort((a, b) => b.length - a.length).join("\n");
}

/** Whether a request has finished horoscopes read. */
export const asksHoroscopeReading = (system: string): boolean =>
  /^Czytasz gotowe horoskopy/.test(system);

/** What the stand-in hears in them: what its own behaviours plant, and no more. */
const heardInHoroscopes: Readonly<Record<string, RegExp>> = {
  fear: /los nie będzie dziś łaskawy/iu,
};

/** The answer of a reader of horoscopes: each question with the signs of which it is true. */
export function readHoroscopes(
  system: string,
  messages: unknown,
): Record<string, { sign: string; fragment: string }[]> {
  const [, block = "{}"] =
    /<horoskopy>\s*([\s\S]*?)\s*<\/horoskopy>/.exec(messageTexts(messages, "user").join("\n")) ??
    [];
  const texts = Object.entries(asFields(JSON.parse(block)));
  const asked = Array.from(system.matchAll(/^- (\w+): /gmu), ([, name = ""]) => name);
  return Object.fromEntries(
    asked.map((name) => [
      name,
      texts.flatMap(([sign, entries]) => {
        const [fragment] = heardInHoroscopes[name]?.exec(JSON.stringify(entries)) ?? [];
        return fragment ? [{ sign, fragment }] : [];
      }),
    ]),
  );
}
