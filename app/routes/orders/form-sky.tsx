import { drawConstellation } from "~/sky/drawing";
import type { ConstellationKey } from "~/sky/constellations";

const size = { width: 240, height: 150 };

const tenths = (length: number) => Math.round(length * 10) / 10;

/** So many neighbours for each part, the last ones of which may be fewer. */
const inParts = <Item,>(items: readonly Item[], parts: number): Item[][] =>
  Array.from({ length: parts }, (_, part) =>
    items.filter((__, index) => Math.floor((index * parts) / items.length) === part),
  );

/** Where a line `M1 2L3 4` is, from left to right; twice as far as its middle. */
const middleOf = (line: string) =>
  [...line.matchAll(/[ML](-?[\d.]+)/g)].reduce((sum, [, x]) => sum + Number(x), 0);

/**
 * A constellation that comes to light while a form is filled in: the style sheet lights a star of a part once something of
 * its group is answered, and draws the part whole once nothing of it is missing. Decoration alone.
 */
export function FormSky({
  constellation,
  parts,
  className,
}: {
  constellation: ConstellationKey;
  parts: number;
  className?: string;
}) {
  const drawing = drawConstellation(constellation, size);
  if (!drawing) return null;
  // Both from left to right, so that a part's lines are between its stars.
  const lines = inParts(
    drawing.lines.toSorted((one, other) => middleOf(one) - middleOf(other)),
    parts,
  );
  const stars = inParts(
    drawing.stars.toSorted((one, other) => one.x - other.x),
    parts,
  );
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={className}>
      {stars.map((group, index) => {
        const [first, ...others] = group.toSorted((one, other) => other.radius - one.radius);
        return (
          <g key={index} className={`sky-part sky-${index + 1}`}>
            <path className="sky-whole" d={lines[index]?.join("")} />
            {others.map(({ x, y, radius }) => (
              <circle
                key={`${x} ${y}`}
                className="sky-whole"
                cx={x}
                cy={y}
                r={tenths(radius * 1.6)}
              />
            ))}
            {first && (
              <circle
                className="sky-first"
                cx={first.x}
                cy={first.y}
                r={tenths(first.radius * 2)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
