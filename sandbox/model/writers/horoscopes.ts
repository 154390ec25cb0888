import { findSign, signs, type Sign } from "../../../app/sky/signs.ts";
import { asFields, textField } from "../../web/forms.ts";
import { advice, health, love, work } from "../passages/horoscopes/areas.ts";
import { elementScenes } from "../passages/horoscopes/elements.ts";
import { moons, scenes, sentences } from "../passages/horoscopes/main.ts";

type Material = {
  scope: string;
  day: string;
  facts: readonly string[];
  signs: readonly { sign: Sign; meetings: ReadonlyMap<string, string> }[];
};

/** What a request for horoscopes is about; null where it is for something else. */
export function horoscopesAsked(system: string, text: string): Material | null {
  if (!/^Piszesz horoskopy dla dwunastu znaków/.test(system)) return null;
  const [, block] = /<niebo>\s*([\s\S]*?)\s*<\/niebo>/.exec(text) ?? [];
  if (block === undefined) return null;
  const { scope, day, facts, signs: asked } = asFields(JSON.parse(block));
  return {
    scope: String(scope),
    day: String(day),
    facts: (Array.isArray(facts) ? facts : []).map(String),
    signs: (Array.isArray(asked) ? asked : []).map(asFields).flatMap((each) => {
      const sign = findSign(textField(each, "sign"));
      const meetings = (Array.isArray(each.meetings) ? each.meetings : []).map(
        (line) => String(line).split(": ") as [string, string],
      );
      return sign ? [{ sign, meetings: new Map(meetings) }] : [];
    }),
  };
}

/** Days since 1970: what turns the pages of all stocks. */
const dayNumber = (day: string) => Math.round(Date.parse(day) / 86_400_000);

const at = <Passage>(stock: readonly Passage[], index: number): Passage =>
  stock[((index % stock.length) + stock.length) % stock.length] as Passage;

/** Signs apart by so many pages: five days of twelve signs go through sixty of them. */
const apart = 5;
/** The three signs of an element are so many pages of its thirty-one apart. */
const apartInElement = 10;

const distances: Readonly<Record<string, number>> = {
  "w Twoim znaku": 0,
  obok: 1,
  sekstyl: 2,
  kwadratura: 3,
  trygon: 4,
  "pod innym kątem": 5,
  opozycja: 6,
};

const distanceOf = (meetings: ReadonlyMap<string, string>, body: string) =>
  distances[meetings.get(body) ?? ""] ?? 0;

/** Where a body is, as the facts say it: `w Byku`; of a day on which it changes the sign that it is in first. */
function whereIs(facts: readonly string[], body: string): string {
  for (const fact of facts) {
    const [, where] =
      new RegExp(`^${body} jest (w \\p{Lu}\\p{L}+|we \\p{Lu}\\p{L}+)`, "u").exec(fact) ?? [];
    if (where) return where;
  }
  return "";
}

/** How many periods have passed: what turns the pages. Two at a time where a text takes two of a stock. */
function turnOf({ scope, day }: Material): number {
  const days = dayNumber(day);
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (scope === "daily") return days;
  if (scope === "weekly") return 2 * Math.floor((days + 3) / 7);
  return scope === "monthly" ? 2 * (year * 12 + month) : 2 * year;
}

/** What is said of a day alone. */
const ofADay =
  /(?<!\p{L})(?:dziś|dzisiaj|dzisiejsz\p{L}*|ten (?:wieczór|dzień)|tego dnia|tym dniu|jutro|wieczorem|cał(?:ego|y) d(?:nia|zień)|przed obiadem)(?!\p{L})/iu;

/** What of a stock can be said of a time: of a week, month and year nothing that names a day. */
function fitting<Passage>(stock: readonly Passage[], scope: string): readonly Passage[] {
  if (scope === "daily") return stock;
  const kept = stock.filter((passage) => !ofADay.test(JSON.stringify(passage)));
  // Signs are five pages apart: in a stock of a multiple of five some of the twelve would meet.
  return kept.length % apart === 0 && kept.length < stock.length ? kept.slice(1) : kept;
}

/** Writes the texts of the signs that were asked for, true to the facts and different for each sign and time. */
export function writeHoroscopes(material: Material) {
  const { scope } = material;
  const turn = turnOf(material);
  const drawn = <Passage>(stock: readonly Passage[], index: number) =>
    at(fitting(stock, scope), index);
  const shift = scope === "daily" ? 0 : 30;
  return {
    signs: material.signs.map(({ sign, meetings }) => {
      const place = signs.indexOf(sign);
      const page = turn + apart * place + shift;
      const ofElement = (offset = 0) =>
        drawn(elementScenes[sign.element], turn + apartInElement * Math.floor(place / 4) + offset);
      const ofLife = (offset = 0) => drawn(scenes, page + offset).scene;
      const [first, ...others] = scope === "daily" ? [] : eventsFor(material, sign, meetings, turn);
      // Of a day three sentences; of longer times paragraphs, so that nobody reads a wall of dates.
      const paragraphs =
        scope === "daily"
          ? [[moonOf(material, sign, meetings, turn), ofElement(), ofLife()]]
          : scope === "weekly"
            ? [[first, ofElement(), ofLife(), ofElement(5)]]
            : [
                [first, ofElement(), ...others.slice(0, 1)],
                ...(others.length > 1 ? [[...others.slice(1), ofLife(21)]] : []),
                [ofLife(), ofElement(5)],
              ];
      const [opening = []] = paragraphs;
      if (scope === "daily" && place % 3 === 1) opening.unshift(...opening.splice(1, 1));
      // Each stock turns its pages at a pace of its own (all without a common divisor with sixty): who shares one shares no other.
      return {
        sign: sign.slug,
        sentence: drawn(sentences, page + 16 * turn),
        text: paragraphs.map((sentences) => sentences.join(" ")).join("\n\n"),
        question: drawn(scenes, page).question,
        love: drawn(love, page),
        work: drawn(work, page + 6 * turn),
        health: drawn(health, page + 10 * turn),
        advice: drawn(advice, page + 12 * turn),
      };
    }),
  };
}

/** How the Moon meets a sign on a day. Signs on its two sides draw from two halves of a stock. */
function moonOf(
  { facts }: Material,
  sign: Sign,
  meetings: ReadonlyMap<string, string>,
  turn: number,
) {
  const where = whereIs(facts, "Księżyc");
  const distance = distanceOf(meetings, "Księżyc");
  const stock = at(moons, distance);
  const moon = signs.findIndex(({ inside }) => inside === where);
  const isAhead = (signs.indexOf(sign) - moon + 12) % 12 <= 6;
  const half = stock.length / 2;
  const page = stock.length === 6 ? turn % 6 : (isAhead ? 0 : half) + (turn % half);
  return at(stock, page).replace("{w}", where);
}

const relations = [
  "w Twoim znaku",
  "tuż obok Twojego znaku",
  "w sekstylu do Twojego znaku",
  "w kwadraturze do Twojego znaku",
  "w trygonie do Twojego znaku",
  "pod innym kątem do Twojego znaku",
  "naprzeciwko Twojego znaku",
] as const;

const eventsTold: Readonly<Record<string, number>> = { weekly: 1, monthly: 2, yearly: 4 };

/** What an event is read as, in a few words. */
const tails: Readonly<Record<string, readonly string[]>> = {
  nów: ["dobra chwila na jedno życzenie", "pusta kartka i ołówek", "początki mogą być ciche"],
  pełnia: ["widać, co dojrzało", "pora komuś podziękować", "światła wystarczy na całą prawdę"],
  back: ["pora na poprawki", "wracają niedokończone zdania", "warto obejrzeć to od spodu"],
  on: ["to, co stało, rusza", "decyzje robią się zwyczajne", "poprawki zamieniają się w kroki"],
  Słońce: ["światło pada na inne sprawy", "co innego wychodzi na pierwszy plan"],
  Merkury: [
    "rozmowy zmieniają ton",
    "wracają słowa, których brakowało",
    "plany dostają inny charakter pisma",
  ],
  Wenus: ["cieszą inne rzeczy", "bliskość ma nowy smak", "to, co miłe, zmienia adres"],
  Mars: ["zapał szuka sobie zajęcia", "odwaga uczy się innych kroków"],
  Jowisz: ["robi się szerzej", "zaufanie dostaje nowy pokój"],
  Saturn: ["granice pytają o sens", "obowiązki zmieniają półkę"],
  Uran: ["wpada świeże powietrze"],
  Neptun: ["wyobraźnia zmienia kolor tła"],
  Pluton: ["głębia rusza się o milimetr"],
};

function tailsOf(event: string): readonly string[] {
  const [first = ""] = event.split(" ");
  if (event.includes("zaczyna ruch wsteczny")) return tails.back!;
  if (event.includes("wraca do ruchu prostego")) return tails.on!;
  return tails[first] ?? tails.Słońce!;
}

/** An event with how it meets the sign, in the order of a sentence: where the body is, then what it does. */
function toldTo(relation: string, event: string): string {
  const [, body, turns] = /^(.+?) ((?:zaczyna|wraca do) ruchu? .+)$/u.exec(event) ?? [];
  if (body && turns) return `${body}, ${relation}, ${turns}`;
  if (!event.includes(" przechodzi ")) return `jest ${event}, ${relation}`;
  if (relation === relations[0]) return `${event}, czyli do Twojego znaku`;
  return relation === relations[5] ? `${event}, ${relation}` : `${event} i staje ${relation}`;
}

/** What happens in a longer period, the events spread over it, each with its date and how it meets the sign. */
function eventsFor(
  { scope, facts }: Material,
  sign: Sign,
  meetings: ReadonlyMap<string, string>,
  turn: number,
): string[] {
  const dated = facts.flatMap((fact) => {
    const [, date, event] = /^(\d{1,2}\s\p{L}+): (.+)\.$/u.exec(fact) ?? [];
    return date && event ? [{ date: date.replace("\u00a0", " "), event }] : [];
  });
  if (dated.length === 0)
    return [
      `Słońce jest ${whereIs(facts, "Słońce")}, ${relations[distanceOf(meetings, "Słońce")] ?? relations[5]}.`,
    ];
  const most = Math.min(eventsTold[scope] ?? 1, dated.length);
  const step = Math.max(1, Math.floor(dated.length / most));
  const place = signs.indexOf(sign);
  return Array.from({ length: most }, (_, index) => {
    const { date, event } = dated[(index * step + ((turn + place) % step)) % dated.length]!;
    const where = signs.findIndex(
      ({ inside, genitive }) => event.includes(inside) || event.endsWith(`do ${genitive}`),
    );
    const steps = Math.abs(where - place);
    const relation = relations[Math.min(steps, 12 - steps)] ?? relations[5];
    return `${date} ${toldTo(relation, event)}: ${at(tailsOf(event), turn + place + index)}.`;
  });
}
