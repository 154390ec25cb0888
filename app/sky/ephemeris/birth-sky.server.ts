import { aspectBetween, type AspectName } from "./aspects";
import {
  bodies,
  degreesBetween,
  eclipticLongitude,
  positiveDegrees,
  type BodyKey,
} from "./longitude.server";
import { warsawMoment } from "~/time/warsaw-time";

/** Where one body stood on a day: longitudes in degrees at noon, at 0:00 and at 24:00 of the clock in Warsaw. */
export type BodyPosition = {
  body: BodyKey;
  name: string;
  longitude: number;
  from: number;
  to: number;
  retrograde: boolean;
};

export type Aspect = { first: string; second: string; kind: AspectName };

/** The sky of a birth date whose hour and place are not known. */
export type BirthSky = {
  /** YYYY-MM-DD */
  date: string;
  positions: readonly BodyPosition[];
  moonPhase: string;
  /** Only those that hold all day long. */
  aspects: readonly Aspect[];
};

/**
 * Computes the sky of a day in Europe/Warsaw. Without an hour of birth, noon stands for the day, and every longitude
 * comes with its range from midnight to midnight (about 13° for the Moon, 1° for the Sun).
 * @param date YYYY-MM-DD
 */
export function birthSkyOf(date: string): BirthSky {
  const [start, noon, end] = [0, 12, 24].map((hour) => warsawMoment(date, hour)) as [
    Date,
    Date,
    Date,
  ];
  const positions = bodies.map(({ key, name }): BodyPosition => {
    const [from, longitude, to] = [
      eclipticLongitude(key, start),
      eclipticLongitude(key, noon),
      eclipticLongitude(key, end),
    ];
    return { body: key, name, from, longitude, to, retrograde: degreesBetween(from, to) < 0 };
  });
  const [sun, moon] = positions as [BodyPosition, BodyPosition];
  return { date, positions, moonPhase: phaseOf(sun, moon), aspects: aspectsAmong(positions) };
}

const quarters = ["nów", "pierwsza kwadra", "pełnia", "ostatnia kwadra"];
const between = [
  "przybywający sierp",
  "przybywający, między pierwszą kwadrą a pełnią",
  "ubywający, między pełnią a ostatnią kwadrą",
  "ubywający sierp",
];

function phaseOf(sun: BodyPosition, moon: BodyPosition): string {
  const before = Math.floor(positiveDegrees(moon.from - sun.from) / 90);
  const after = Math.floor(positiveDegrees(moon.to - sun.to) / 90);
  return (before === after ? between[after] : quarters[after]) ?? "";
}

function aspectsAmong(positions: readonly BodyPosition[]): Aspect[] {
  return positions.flatMap((first, index) =>
    positions.slice(index + 1).flatMap((second): Aspect[] => {
      const kinds = [
        aspectBetween(first.from, second.from),
        aspectBetween(first.longitude, second.longitude),
        aspectBetween(first.to, second.to),
      ];
      const [kind] = kinds;
      return kind && kinds.every((each) => each === kind)
        ? [{ first: first.name, second: second.name, kind }]
        : [];
    }),
  );
}
