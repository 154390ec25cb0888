import { formatDayAndMonth } from "~/copy/format";
import { signs, type Sign } from "../signs";
import { skyAsData } from "./birth-sky-words";
import { meetingKinds, type Meeting } from "./meetings";
import type { SignSky } from "./sign-sky.server";

export const todaysSky =
  "Położenia są policzone na południe czasu polskiego w dniu zamówienia. To, jak ciało spotyka znak, liczymy całymi znakami: sekstyl to dwa znaki dalej, kwadratura trzy, trygon cztery, opozycja – naprzeciwko.";

/** @throws Error for a slug of no sign */
export function signOf(slug: string): Sign {
  const sign = signs.find((each) => each.slug === slug);
  if (!sign) throw new Error("No such sign.");
  return sign;
}

function daysInWords(day: string, until: string | undefined): string {
  if (!until || until === day) return formatDayAndMonth(day);
  const [first, last] = [formatDayAndMonth(day), formatDayAndMonth(until)];
  const [number, month] = first.split("\u00a0");
  return last.endsWith(`\u00a0${month}`) ? `${number}–${last}` : `${first} – ${last}`;
}

/** The Moon's next dates: when, what, and what the symbol is read as. */
export function moonDatesInWords({ sign, moonDates }: SignSky) {
  const { inside } = signOf(sign);
  return moonDates.map(({ day, until, what, phase }) => ({
    phase,
    when: daysInWords(day, until),
    ...(what === "inSign"
      ? {
          title: `Księżyc ${inside}`,
          description: "Uczucia mówią językiem Twojego znaku. Dobre dni, żeby siebie posłuchać.",
        }
      : what === "newMoon"
        ? { title: "Nów", description: "Czas na zamiar: jedno zdanie o tym, co chcesz zacząć." }
        : { title: "Pełnia", description: "Czas, by zobaczyć, co dojrzało, i komuś podziękować." }),
  }));
}

/** Who meets the sign how: each kind of meeting with its bodies, the closest kind first. */
export function meetingsInWords({ meetings }: SignSky): { label: string; value: string }[] {
  const bodiesOf = new Map<Meeting, string[]>();
  for (const { body, meeting } of meetings)
    bodiesOf.set(meeting, [...(bodiesOf.get(meeting) ?? []), body]);
  return meetingKinds.flatMap((label) => {
    const bodies = bodiesOf.get(label);
    return bodies ? [{ label, value: bodies.join(", ") }] : [];
  });
}

/** What the model is told: plain Polish data, so that it interprets what is really there. */
export function signSkyAsData(signSky: SignSky) {
  const { name, element } = signOf(signSky.sign);
  return {
    sign: name,
    element,
    today: skyAsData(signSky.sky),
    meetings: signSky.meetings.map(({ body, meeting }) => `${body}: ${meeting}`),
    moonDates: moonDatesInWords(signSky).map(({ when, title }) => `${when}: ${title}`),
  };
}
