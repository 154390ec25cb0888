import { SiderealTime } from "astronomy-engine";
import {
  constellations,
  type ConstellationKey,
  type Constellation,
  type Star,
} from "../constellations";

/** The middle of Poland, in degrees. */
const place = { latitude: 52.07, longitude: 19.48 };

/** Below it houses and trees stand before the stars of whoever looks up, in degrees. */
const horizon = 25;

/** Magnitudes that a star in the zenith loses to the air. */
const extinction = 0.25;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The sine of a star's height above the horizon. */
function heightOf({ rightAscension, declination }: Star, siderealDegrees: number): number {
  const latitude = radians(place.latitude);
  const delta = radians(declination);
  const hourAngle = radians(siderealDegrees - rightAscension);
  return (
    Math.sin(latitude) * Math.sin(delta) +
    Math.cos(latitude) * Math.cos(delta) * Math.cos(hourAngle)
  );
}

/** How much light of a figure comes down, in stars of magnitude 0; none where a part of it has set. */
function brightnessOf({ stars }: Constellation, siderealDegrees: number): number {
  let sum = 0;
  for (const star of stars) {
    const height = heightOf(star, siderealDegrees);
    if (height < Math.sin(radians(horizon))) return 0;
    sum += 10 ** (-0.4 * (star.magnitude + extinction / height));
  }
  return sum;
}

/** The brightest figure that stands whole above Poland at a moment, by day, too, when nobody sees it. */
export function figureAbove(moment: Date): ConstellationKey {
  const sidereal = SiderealTime(moment) * 15 + place.longitude;
  const brightness = (figure: Constellation) => brightnessOf(figure, sidereal);
  const brightest = constellations.reduce((best, figure) =>
    brightness(figure) > brightness(best) ? figure : best,
  );
  return brightest.key as ConstellationKey;
}
