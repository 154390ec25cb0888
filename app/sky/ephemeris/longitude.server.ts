import { Body, GeoVector, RotateVector, Rotation_EQJ_ECT, MakeTime } from "astronomy-engine";
import { bodyNames, type BodyKey } from "./body-names";

export type { BodyKey } from "./body-names";

export const bodies = [
  { key: "sun", name: bodyNames.sun, source: Body.Sun },
  { key: "moon", name: bodyNames.moon, source: Body.Moon },
  { key: "mercury", name: bodyNames.mercury, source: Body.Mercury },
  { key: "venus", name: bodyNames.venus, source: Body.Venus },
  { key: "mars", name: bodyNames.mars, source: Body.Mars },
  { key: "jupiter", name: bodyNames.jupiter, source: Body.Jupiter },
  { key: "saturn", name: bodyNames.saturn, source: Body.Saturn },
  { key: "uranus", name: bodyNames.uranus, source: Body.Uranus },
  { key: "neptune", name: bodyNames.neptune, source: Body.Neptune },
  { key: "pluto", name: bodyNames.pluto, source: Body.Pluto },
] as const;

const sources = new Map<BodyKey, Body>(bodies.map(({ key, source }) => [key, source]));

/**
 * Geocentric apparent ecliptic longitude in degrees, 0 to 360: light time and aberration corrected, on the true ecliptic
 * and equinox of date. VSOP87 and ELP as Astronomy Engine truncates them, good to about 1′.
 */
export function eclipticLongitude(body: BodyKey, moment: Date): number {
  const time = MakeTime(moment);
  const source = sources.get(body) ?? Body.Sun;
  const { x, y } = RotateVector(Rotation_EQJ_ECT(time), GeoVector(source, time, true));
  return positiveDegrees((Math.atan2(y, x) * 180) / Math.PI);
}

/** An angle in degrees, brought into 0 to 360. */
export function positiveDegrees(angle: number): number {
  const rest = angle % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** The shorter way from one longitude to another in degrees, from −180 to 180; positive with the signs' order. */
export function degreesBetween(from: number, to: number): number {
  return positiveDegrees(to - from + 180) - 180;
}
