import type { SpecialHoroscopeContent } from "../../../app/products/special-horoscope/content.ts";
import { findSign, signs } from "../../../app/sky/signs.ts";
import { textField } from "../../web/forms.ts";
import { chooseFor, type Stock } from "../passages/choose.ts";
import * as stock from "../passages/special-horoscope.ts";
import { quote } from "../quote.ts";

type Meeting = { body: string; kind: string };

function meetingsOf(facts: Record<string, unknown>): Meeting[] {
  const meetings = Array.isArray(facts.meetings) ? facts.meetings : [];
  return meetings.flatMap((each) => {
    const [body = "", kind = ""] = quote(each, 80).split(": ");
    return Object.hasOwn(stock.kinds, kind) && Object.hasOwn(stock.bodies, body)
      ? [{ body, kind }]
      : [];
  });
}

/**
 * Writes the special horoscope from passages about a sign, a theme and the sky that was computed for them.
 * @param answers `zodiacSign`, `theme`; either may be odd
 * @param facts as `app/sky/ephemeris/sign-sky-words.ts` puts them
 */
export function writeSpecialHoroscope(
  answers: Record<string, unknown>,
  facts: Record<string, unknown>,
): SpecialHoroscopeContent {
  const sign = findSign(textField(facts, "sign"));
  const given = textField(answers, "theme");
  const theme = Object.hasOwn(stock.themeNames, given) ? (given as stock.Theme) : "selfgrowth";
  const element = sign?.element ?? "powietrze";
  const { one, several } = chooseFor("special-horoscope", answers);
  // The three signs of an element, and the themes of a sign, take different ones.
  const place = Math.max(0, sign ? signs.indexOf(sign) : 0);
  const turn = Object.keys(stock.themeNames).indexOf(theme);
  const inTurn = <Passage>({ any = [] }: Stock<Passage>, each = Math.floor(place / 4)) =>
    one({ any: any.slice((each + turn) % any.length).slice(0, 1) });
  const all = meetingsOf(facts);
  const isOwn = ({ kind }: Meeting) => kind === "w Twoim znaku";
  const meetings = [
    ...several({ any: all.filter(isOwn) }, 2),
    ...several({ any: all.filter((meeting) => !isOwn(meeting)) }, 3),
  ].slice(0, 3);
  const sky = meetings.map(({ body, kind }) => {
    const { where, readings } = stock.kinds[kind]!;
    return `${body} jest ${where}. ${one(readings)} ${one(stock.bodies[body]!)}`;
  });
  return {
    opening: [
      sign ? one(stock.signImages[sign.name]!) : "",
      one(stock.openings[theme]),
      one(stock.skyFrames),
    ]
      .filter(Boolean)
      .join(" "),
    sky: sky.length > 0 ? sky : [one(stock.skyless)],
    theme: [
      `${inTurn(stock.readings[theme], place)} ${inTurn(stock.uses, place)}`,
      ...(sign
        ? [`${one(stock.signImages[sign.name]!)} ${one(stock.signReadings[sign.name]!)}`]
        : []),
      inTurn(stock.elementReadings[element][theme]),
    ],
    support: [...several(stock.support[theme], 3), inTurn(stock.elementSupport[element])],
    care: [...several(stock.care[theme], 2), inTurn(stock.elementCare[element])],
    steps: [...several(stock.steps[theme], 2), inTurn(stock.elementSteps[element])],
    question: inTurn(stock.questions[theme]),
    closing: inTurn(stock.closings[element]),
    title: `${sign?.name ?? "Twój znak"}: ${one(stock.titles[theme])}`,
  };
}
