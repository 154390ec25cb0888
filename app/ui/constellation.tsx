import { findConstellation, projectConstellation, type ProjectedStar } from "~/sky/constellations";
import { classNames } from "./class-names";

type ConstellationProps = {
  /** Key of the figure: "lyra", "scorpio", "ursa-major". An unknown key draws nothing. */
  name: string;
  /** Size of the drawing's own frame; CSS may scale it. */
  width?: number;
  height?: number;
  /** Makes it an image with this name; without a title it is decoration. */
  title?: string;
  /** Lets the lines grow from star to star once, when the page opens. */
  animated?: boolean;
  className?: string;
};

/** A constellation as it stands in the sky: lines in the colour of the text, stars in gold. */
export function Constellation({
  name,
  width = 240,
  height = 180,
  title,
  animated,
  className,
}: ConstellationProps) {
  const constellation = findConstellation(name);
  if (!constellation) return null;
  const padding = Math.min(width, height) / 12;
  const { stars } = projectConstellation(constellation, { width, height, padding });
  const lines = constellation.lines.map(([from, to]) => joinStars(stars[from], stars[to]));

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={classNames(animated && "constellation-drawn", className)}
    >
      <g stroke="currentColor" strokeWidth={round(Math.max(1, height / 260))} opacity="0.55">
        {lines.map((line, index) => (
          <path key={index} d={line} pathLength="1" />
        ))}
      </g>
      <g className="fill-star forced-colors:fill-[CanvasText]">
        {stars.map(({ x, y, radius }) => (
          <g key={`${x} ${y}`} transform={`translate(${round(x)} ${round(y)})`}>
            <circle r={round(radius * 3.4)} opacity="0.1" />
            <circle r={round(radius * 1.9)} opacity="0.2" />
            <circle r={round(radius)} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Server and browser may differ in the last digits of a sine, and hydration would complain. */
const round = (length: number) => Math.round(length * 10) / 10;

/** A line between two stars that stops short of both, as on a star chart. */
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
