/** Cassiopeia, from the catalogued places of its five brightest stars; the radius follows their brightness. */
const stars = [
  { x: 4, y: 4, radius: 2 },
  { x: 12.9, y: 16.7, radius: 2.5 },
  { x: 24.5, y: 15.8, radius: 3 },
  { x: 31.7, y: 29, radius: 2.9 },
  { x: 44, y: 19, radius: 2.8 },
];

const line = stars.map(({ x, y }) => `${x} ${y}`).join("L");

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 33" className={className}>
      <path d={`M${line}`} fill="none" stroke="currentColor" strokeWidth="1" opacity="0.6" />
      <g className="fill-star forced-colors:fill-[CanvasText]">
        {stars.map(({ x, y, radius }) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  );
}
