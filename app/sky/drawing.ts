import { findConstellation, projectConstellation, type ProjectedStar } from "./constellations";

/** A constellation ready to be painted as SVG, in the units of its own frame. Plain data, so that a page may carry it. */
export type ConstellationDrawing = {
  width: number;
  height: number;
  lines: string[];
  stars: { x: number; y: number; radius: number }[];
};

/** To a tenth: more digits would only make the page longer. */
const round = (length: number) => Math.round(length * 10) / 10;

/**
 * Draws a figure as it stands in the sky.
 * @param name key of the figure: "lyra", "scorpio", "ursa-major"
 * @returns null for a key that names none
 */
export function drawConstellation(
  name: string,
  { width, height }: { width: number; height: number },
): ConstellationDrawing | null {
  const constellation = findConstellation(name);
  if (!constellation) return null;
  const padding = Math.min(width, height) / 12;
  const { stars } = projectConstellation(constellation, { width, height, padding });
  return {
    width,
    height,
    lines: constellation.lines.map(([from, to]) => joinStars(stars[from], stars[to])),
    stars: stars.map(({ x, y, radius }) => ({ x: round(x), y: round(y), radius })),
  };
}

function joinStars(from?: ProjectedStar, to?: ProjectedStar): string {
  if (!from || !to) return "";
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = (star: ProjectedStar, sign: 1 | -1) => {
    const gap = Math.min((star.radius * 2) / length, 0.3) * sign;
    const x = star.x + (to.x - from.x) * gap;
    const y = star.y + (to.y - from.y) * gap;
    return `${round(x)} ${round(y)}`;
  };
  return `M${along(from, 1)}L${along(to, -1)}`;
}
