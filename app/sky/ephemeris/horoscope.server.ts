import { formatDate, formatTime } from "~/copy/format";
import { signAt, type Sign } from "../signs";
import { birthSkyOf, type BirthSky } from "./birth-sky.server";
import { positionInWords } from "./birth-sky-words";
import { phaseInWords, phaseNow, standingInWords } from "./horoscope-words";
import { bodies, type BodyKey } from "./longitude.server";
import type { Period } from "./period";
import { eventsBetween, signAtMoment, turningPoint, type SkyEvent } from "./sky-events.server";
import { warsawMoment } from "~/time/warsaw-time";

export type HoroscopeEntry = {
  header: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
};

/**
 * Tells the real sky of a period with regard to a sign: what is computed, and what tradition reads in it as a question.
 * It foretells nothing.
 */
export function horoscopeOf(sign: Sign, period: Period): HoroscopeEntry[] {
  return period.scope === "daily" ? ofDay(sign, period) : ofLongerPeriod(sign, period);
}

/** Planets that change signs within weeks, so that a day has something to say of them. */
const quick: ReadonlySet<BodyKey> = new Set<BodyKey>(["mercury", "venus", "mars"]);

function ofDay(sign: Sign, { from: date }: Period): HoroscopeEntry[] {
  const sky = birthSkyOf(date);
  const standings = sky.positions.map(({ body, name, longitude }) =>
    standingInWords({ key: body, name, sign: signAt(longitude) }, sign),
  );
  const told = standings.filter(
    ({ key, distance }) =>
      key !== "moon" && (key === "sun" || distance === 0 || distance === 6 || quick.has(key)),
  );
  const asked = new Set<number>();
  const sentences = told.flatMap(({ distance, text, question }) => {
    if (!question || asked.has(distance)) return text;
    asked.add(distance);
    return `${text} ${question}`;
  });
  return [
    {
      header: `Niebo nad ${sign.instrumental} tego dnia`,
      paragraphs: [moonInWords(sky, date), phaseInWords(sky.moonPhase), ...sentences],
      facts: [],
    },
    {
      header: "Gdzie są planety",
      paragraphs: ["Położenia w południe czasu polskiego."],
      facts: sky.positions.map((position) => ({
        label: position.name,
        value: `${positionInWords(position)}${position.retrograde ? ", ruch wsteczny" : ""}`,
      })),
    },
    {
      header: "Aspekty, które trwają cały dzień",
      paragraphs: sky.aspects.length === 0 ? ["Tego dnia nie ma żadnego."] : [],
      facts: sky.aspects.map(({ first, second, kind }) => ({
        label: `${first} i ${second}`,
        value: kind,
      })),
    },
  ];
}

function moonInWords(sky: BirthSky, date: string): string {
  const [from, to] = [warsawMoment(date, 0).getTime(), warsawMoment(date, 24).getTime()];
  const [before, after] = [signAtMoment("moon", from), signAtMoment("moon", to)];
  const phase = phaseNow(sky.moonPhase);
  if (before === after) return `Księżyc jest przez cały dzień ${before.inside}. ${phase}`;
  const at = turningPoint(from, to, (moment) => signAtMoment("moon", moment) === before);
  return `Księżyc przechodzi około ${formatTime(at)} ${before.outOf} do ${after.genitive}. ${phase}`;
}

function ofLongerPeriod(sign: Sign, period: Period): HoroscopeEntry[] {
  const [from, until] = [warsawMoment(period.from, 0), warsawMoment(period.until, 0)];
  const events = eventsBetween(from, until);
  const own = events.filter((event) =>
    event.kind === "ingress" ? event.into === sign || event.from === sign : event.sign === sign,
  );
  const staying = bodies.filter(
    ({ key, name }) =>
      key !== "moon" &&
      signAtMoment(key, from.getTime()) === sign &&
      signAtMoment(key, until.getTime()) === sign &&
      !own.some((event) => event.kind === "ingress" && event.name === name),
  );
  const throughout = { weekly: "tydzień", monthly: "miesiąc", yearly: "rok" }[
    period.scope as "weekly" | "monthly" | "yearly"
  ];
  const during = { weekly: "w tym tygodniu", monthly: "w tym miesiącu", yearly: "w tym roku" }[
    period.scope as "weekly" | "monthly" | "yearly"
  ];
  const names = staying.map(({ name }) => name).join(", ");
  return [
    {
      header: `Niebo nad ${sign.instrumental} ${during}`,
      paragraphs: [
        ...(staying.length > 0
          ? [
              `Przez cały ${throughout} ${sign.inside} ${staying.length === 1 ? "jest" : "są"}: ${names}.`,
            ]
          : []),
        ...(own.length === 0
          ? [
              `Nic nie wchodzi teraz do Twojego znaku ani z niego nie wychodzi. To też jest wiadomość: spokojne niebo nie wymaga odpowiedzi.`,
            ]
          : ["W Twoim znaku dzieje się wtedy:"]),
      ],
      facts: own.map(factOf),
    },
    {
      header: `Co jeszcze na niebie ${during}`,
      paragraphs: [
        "Dla każdego znaku takie samo: nowie i pełnie, przejścia Słońca i planet oraz ich zawrócenia.",
      ],
      facts: events.filter((event) => !own.includes(event)).map(factOf),
    },
  ];
}

function factOf(event: SkyEvent): { label: string; value: string } {
  return { label: formatDate(event.at), value: eventInWords(event) };
}

function eventInWords(event: SkyEvent): string {
  switch (event.kind) {
    case "moon":
      return `${event.phase} ${event.sign.inside}`;
    case "ingress":
      return `${event.name} przechodzi ${event.from.outOf} do ${event.into.genitive}`;
    case "station":
      return event.retrograde
        ? `${event.name} ${event.sign.inside} zaczyna ruch wsteczny`
        : `${event.name} ${event.sign.inside} wraca do ruchu prostego`;
  }
}
