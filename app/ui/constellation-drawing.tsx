import type { ConstellationDrawing as Drawing } from "~/sky/drawing";
import { classNames } from "./class-names";

export type ConstellationLook = {
  title?: string;
  animated?: boolean;
  className?: string;
};

const round = (length: number) => Math.round(length * 10) / 10;

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
        {lines.map((line) => (
          <path key={line} d={line} pathLength="1" />
        ))}
      </g>
      <g className="fill-star forced-colors:fill-[CanvasText]">
        {stars.map(({ x, y, radius }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={round(radius * 3.4)} opacity="0.1" />
            <circle r={round(radius * 1.9)} opacity="0.2" />
            <circle r={round(radius)} />
          </g>
        ))}
      </g>
    </svg>
  );
}
