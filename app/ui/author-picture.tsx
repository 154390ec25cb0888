import type { Author } from "~/site/author";
import { seededRandom } from "~/sky/random";
import { Avatar } from "./avatar";

const sizes = { small: "size-8", medium: "size-11", large: "size-20" } as const;

const hues = [262, 231, 190, 152, 38, 340, 12, 290] as const;

type AuthorPictureProps = { author: Pick<Author, "picture">; size?: keyof typeof sizes };

export function AuthorPicture({ author: { picture }, size = "medium" }: AuthorPictureProps) {
  if (picture.kind === "avatar") return <Avatar id={picture.id} className={sizes[size]} />;
  return <DrawnPicture seed={picture.seed} className={sizes[size]} />;
}

function DrawnPicture({ seed, className }: { seed: string; className: string }) {
  const random = seededRandom(seed);
  const hue = hues[Math.floor(random() * hues.length)] ?? hues[0];
  const count = 4 + Math.floor(random() * 3);
  const turn = random() * 2 * Math.PI;
  const stars = Array.from({ length: count }, (_, position) => {
    const angle = turn + (position / count) * 2 * Math.PI + random() * 0.6;
    const distance = 9 + random() * 19;
    return {
      x: Math.round(48 + Math.cos(angle) * distance),
      y: Math.round(48 + Math.sin(angle) * distance),
      radius: 2.5 + Math.round(random() * 3),
    };
  });
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden
      className={`${className} shrink-0 rounded-full border-2 border-gold`}
    >
      <rect width="96" height="96" fill={`hsl(${hue} 42% 24%)`} />
      <polyline
        points={stars.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke={`hsl(${hue} 60% 78%)`}
        strokeWidth="1.5"
      />
      {stars.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={`hsl(${hue} 80% 92%)`} />
      ))}
    </svg>
  );
}
