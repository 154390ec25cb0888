import { seededRandom } from "~/sky/random";

const width = 800;
const height = 96;
const mostStars = 240;

/**
 * A star for everybody in a group, up to some. Where they stand follows from the group and how many they are, and from nobody
 * in it: who comes or goes moves them all.
 */
export function GroupSky({ slug, members }: { slug: string; members: number }) {
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
    <figure data-theme="dark" className="overflow-hidden rounded-control bg-night print:hidden">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        // Every star is seen at every width; they keep their shape, since strokes are not stretched.
        preserveAspectRatio="none"
        className="h-20 w-full"
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
      <figcaption className="px-4 pb-2 text-sm text-muted">
        Każda gwiazda to ktoś w&nbsp;tej grupie.
      </figcaption>
    </figure>
  );
}
