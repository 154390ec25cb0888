import { formatDate } from "~/format";
import { signAt, signs, type Sign } from "~/sky/signs";
import { skyAsData } from "./birth-sky-words";
import type { SignSky } from "./sign-sky.server";

/** What a reading of today's sky has to say of itself. */
export const todaysSky =
  "Koło pokazuje południe czasu polskiego w dniu zamówienia. To, jak ciało spotyka znak, liczymy całymi znakami: sekstyl to dwa znaki dalej, kwadratura trzy, trygon cztery, opozycja – naprzeciwko.";

/** @throws Error for a slug of no sign */
export function signOf(slug: string): Sign {
  const sign = signs.find((each) => each.slug === slug);
  if (!sign) throw new Error("No such sign.");
  return sign;
}

/** `3 grudnia 2026` without its year: the dates lie in the next weeks. */
const dayInWords = (day: string) => formatDate(`${day}T12:00:00Z`).replace(/ \d{4}$/, "");

/** The Moon's next dates: when, what, and what the symbol is read as. */
export function moonDatesInWords({ sign, moonDates }: SignSky) {
  const { inside } = signOf(sign);
  return moonDates.map(({ day, until, what }) => ({
    when: until && until !== day ? `${dayInWords(day)} – ${dayInWords(until)}` : dayInWords(day),
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

/** How each body meets the sign: its name, the sign that it stands in, the meeting. */
export function meetingsInWords({ sky, meetings }: SignSky): [string, string, string][] {
  return sky.positions.map((position, index) => [
    position.name,
    signAt(position.longitude).name,
    meetings[index]?.meeting ?? "",
  ]);
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
