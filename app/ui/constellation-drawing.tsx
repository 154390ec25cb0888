import type { ConstellationDrawing as Drawing } from "~/sky/drawing";
import { classNames } from "./class-names";

export type ConstellationLook = {
  title?: string;
  animated?: boolean;
  className?: string;
};

const round = (length: number) => Math.round(length * 10) / 10;

/** All stars as one shape: an element each, with two halos, was a third of a horoscope's page. */
const discs = (stars: Drawing["stars"], larger: number) =>
  stars
    .map(({ x, y, radius }) => {
      const r = round(radius * larger);
      const wide = round(2 * r);
      return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0-${wide} 0`;
    })
    .join("");

/** Stars with the light around them. */
export const StarDiscs = ({ stars }: Pick<Drawing, "stars">) => (
  <>
    <path d={discs(stars, 3.4)} opacity="0.1" />
    <path d={discs(stars, 1.9)} opacity="0.2" />
    <path d={discs(stars, 1)} />
  </>
);

export function ConstellationDrawing({
  drawing: { width, height, lines, stars },
  title,
  animated,
  className,
}: ConstellationLook & { drawing: Drawing }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={classNames(animated && "constellation-drawn", className)}
    >
      <g stroke="currentColor" strokeWidth={round(Math.max(1, height / 260))} opacity="0.55">
        {animated ? (
          lines.map((line) => <path key={line} d={line} pathLength="1" />)
        ) : (
          <path d={lines.join("")} />
        )}
      </g>
      <g className="fill-star forced-colors:fill-[CanvasText]">
        <StarDiscs stars={stars} />
      </g>
    </svg>
  );
}
