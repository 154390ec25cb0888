import { classNames } from "~/ui/class-names";
import { seededRandom } from "~/sky/random";

const size = { width: 210, height: 297 };
const margin = 24;
const random = seededRandom("a page that is gone");

/** Words of a page, as strokes in rows, each with the star that it becomes. */
const rows = Array.from({ length: 14 }, (_, row) => {
  const y = 40 + row * 16;
  const end = size.width - margin - (row % 5 === 4 ? 70 : random() * 18);
  const words: { x: number; width: number; star: { x: number; y: number; radius: number } }[] = [];
  for (let x = margin; x < end - 8;) {
    const width = Math.round(Math.min(10 + random() * 24, end - x));
    const star = {
      x: Math.round(x + width * random()),
      y: Math.round(y + (random() - 0.5) * 26),
      radius: Math.round((0.8 + random() ** 3 * 3) * 10) / 10,
    };
    words.push({ x, width, star });
    x += width + 6;
  }
  return { y, words };
});

/**
 * What becomes of a page that was deleted: its words go out, row by row, and stars are left. Decoration alone; the headline says
 * it in words.
 * @param isNow it happened a moment ago, and is seen to happen
 */
export function PageOfStars({ isNow, className }: { isNow: boolean; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      className={classNames("page-of-stars", isNow && "is-now", className)}
    >
      <rect className="gone-sheet" width={size.width} height={size.height} rx="3" />
      {rows.map(({ y, words }) => (
        <g key={y}>
          {isNow && (
            <path
              className="gone-words"
              d={words.map(({ x, width }) => `M${x} ${y}h${width}`).join("")}
            />
          )}
          <g className="gone-stars">
            {words.map(({ star: { x, y, radius } }) => (
              <circle key={x} cx={x} cy={y} r={radius} />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
