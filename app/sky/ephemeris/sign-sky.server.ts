import { SearchMoonPhase } from "astronomy-engine";
import { formatIsoDate } from "~/copy/format";
import { signAt, signs, type Sign } from "../signs";
import { birthSkyOf, type BirthSky } from "./birth-sky.server";
import { eclipticLongitude, positiveDegrees } from "./longitude.server";
import { meetingKinds, type Meeting } from "./meetings";
import { warsawMoment } from "~/time/warsaw-time";

export type SignSky = {
  sign: string;
  sky: BirthSky;
  meetings: readonly { body: string; meeting: Meeting }[];
  /**
   * What the Moon does next, in time. Days are YYYY-MM-DD in Europe/Warsaw; the phase is how far the Moon is ahead of the Sun, in
   * degrees from 0, new, by 180, full, to 360: of a stay that on its middle day.
   */
  moonDates: readonly {
    day: string;
    until?: string;
    what: "newMoon" | "fullMoon" | "inSign";
    phase: number;
  }[];
};

const hour = 3_600_000;
const month = 30;

/**
 * Computes how Sun, Moon and planets meet a sign on a day, and the Moon's next dates for it.
 * @param slug of the sign; null for one that does not exist
 * @param day YYYY-MM-DD in Europe/Warsaw
 */
export function signSkyOf(slug: string, day: string): SignSky | null {
  const index = signs.findIndex((sign) => sign.slug === slug);
  const sign = signs[index];
  if (!sign) return null;
  const sky = birthSkyOf(day);
  const meetings = sky.positions.map(({ name, longitude }) => {
    const apart = Math.abs(signs.indexOf(signAt(longitude)) - index);
    return { body: name, meeting: meetingKinds[Math.min(apart, 12 - apart)] ?? "obok" };
  });
  return { sign: slug, sky, meetings, moonDates: moonDatesOf(sign, warsawMoment(day, 12)) };
}

function moonDatesOf(sign: Sign, from: Date): SignSky["moonDates"] {
  const phase = (angle: number, what: "newMoon" | "fullMoon") => {
    const found = SearchMoonPhase(angle, from, month);
    return found ? [{ day: formatIsoDate(found.date), what, phase: angle }] : [];
  };
  return [...phase(0, "newMoon"), ...phase(180, "fullMoon"), ...visitOf(sign, from)].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  );
}

/** The Moon's next stay in a sign that it is not in yet, to the hour. */
function visitOf(sign: Sign, from: Date): SignSky["moonDates"] {
  const isInside = (moment: number) => signAt(eclipticLongitude("moon", new Date(moment))) === sign;
  let moment = from.getTime();
  const last = moment + 33 * 24 * hour;
  while (moment < last && isInside(moment)) moment += hour;
  while (moment < last && !isInside(moment)) moment += hour;
  if (moment >= last) return [];
  const day = formatIsoDate(new Date(moment));
  while (isInside(moment)) moment += hour;
  const until = formatIsoDate(new Date(moment));
  return [{ day, until, what: "inSign", phase: phaseBetween(day, until) }];
}

/** In the middle of days that are named, both of them included. */
function phaseBetween(day: string, until: string): number {
  const [first, last] = [day, until].map((each) => warsawMoment(each, 12).getTime());
  const middle = new Date(((first ?? 0) + (last ?? 0)) / 2);
  return positiveDegrees(eclipticLongitude("moon", middle) - eclipticLongitude("sun", middle));
}
