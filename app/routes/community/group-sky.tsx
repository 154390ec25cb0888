import { seededRandom } from "~/sky/random";
import { classNames } from "~/ui/class-names";

const width = 800;
const height = 96;
const mostStars = 240;

/**
 * A star for everybody in a group, up to some. Where they stand follows from the group and how many they are, and from nobody
 * in it: who comes or goes moves them all.
 */
export function GroupSky({
  slug,
  members,
  className,
}: {
  slug: string;
  members: number;
  className?: string;
}) {
  const random = seededRandom(`${slug} ${members}`);
  const stars = Array.from({ length: Math.min(members, mostStars) }, () => ({
    place: `M${Math.round(10 + random() * (width - 20))} ${Math.round(10 + random() * (height - 20))}h0`,
    isBright: random() > 0.75,
  }));
  const pathOf = (bright: boolean) =>
    stars
      .filter(({ isBright }) => isBright === bright)
      .map(({ place }) => place)
      .join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      // Every star is seen at every width; they keep their shape, since strokes are not stretched.
      preserveAspectRatio="none"
      className={classNames("pointer-events-none print:hidden", className)}
    >
      <g
        fill="none"
        strokeLinecap="round"
        className="stroke-star forced-colors:stroke-[CanvasText]"
      >
        <path
          d={pathOf(false)}
          strokeWidth="3.5"
          opacity="0.75"
          vectorEffect="non-scaling-stroke"
        />
        <path d={pathOf(true)} strokeWidth="6" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
