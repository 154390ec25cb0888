import type { ConstellationDrawing } from "~/sky/drawing";
import type { Stage } from "~/ui/stage-list";

type OrderSkyProps = {
  drawing: ConstellationDrawing;
  stages: readonly Stage[];
  className?: string;
};

export function OrderSky({ drawing, stages, className }: OrderSkyProps) {
  const { width, height, lines, stars } = drawing;
  const bright = stars
    .toSorted((one, other) => other.radius - one.radius)
    .slice(0, stages.length)
    .toSorted((one, other) => one.x - other.x);
  const faint = stars.filter((star) => !bright.includes(star));
  const done = stages.filter(({ state }) => state === "done").length;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      <g stroke="currentColor" strokeWidth="1">
        {lines.map((line, index) => (
          <path
            key={line}
            d={line}
            opacity={index < (lines.length * done) / stages.length ? 0.6 : 0.15}
          />
        ))}
      </g>
      <g fill="currentColor" opacity="0.4">
        {faint.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      {bright.map(({ x, y }, index) => (
        <StageStar key={`${x} ${y}`} x={x} y={y} state={stages[index]?.state ?? "waiting"} />
      ))}
    </svg>
  );
}

function StageStar({ x, y, state }: { x: number; y: number; state: Stage["state"] }) {
  const place = `translate(${x} ${y})`;
  if (state === "done")
    return (
      <g transform={place} className="fill-star forced-colors:fill-[CanvasText]">
        <circle r="15" opacity="0.12" />
        <circle r="9" opacity="0.25" />
        <circle r="5" />
      </g>
    );
  return (
    <g transform={place} className="stroke-star" fill="none" strokeWidth="1.5">
      <circle r="5" className="fill-night" opacity={state === "current" ? 1 : 0.6} />
      {state === "current" && <circle r="9" className="twinkle" strokeDasharray="2 3" />}
    </g>
  );
}
