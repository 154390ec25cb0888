import { seededRandom } from "~/sky/random";
import { classNames } from "./class-names";

const width = 1600;
const height = 900;

function scatter(seed: string, count: number): string {
  const random = seededRandom(seed);
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const x = Math.round(random() * width);
    const y = Math.round(random() ** 1.3 * height * 0.86);
    path += `M${x} ${y}h0`;
  }
  return path;
}

const layers = [
  { path: scatter("far", 190), size: 1.6, look: "opacity-40" },
  { path: scatter("near", 80), size: 2.6, look: "opacity-60" },
  { path: scatter("bright", 26), size: 3.8, look: "twinkle" },
];

export function NightSky({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className={classNames("pointer-events-none absolute inset-0 size-full", className)}
    >
      <g fill="none" stroke="#f3eddd" strokeLinecap="round">
        {layers.map(({ path, size, look }) => (
          <path key={size} d={path} strokeWidth={size} className={look} />
        ))}
      </g>
    </svg>
  );
}
