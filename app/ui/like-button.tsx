import { Heart } from "./icons";
import { formatCount } from "~/copy/format";

type LikeButtonProps = {
  /** Where it is said; null for whoever may only see how many there are. */
  action: string | null;
  liked: boolean;
  count: number;
  what: string;
};

const look =
  "-ml-3 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold tabular-nums";

/** Likes, and how many there are. A form of its own, so that it works as it stands; the script answers before the server does. */
export function LikeButton({ action, liked, count, what }: LikeButtonProps) {
  if (action === null)
    return (
      <span className={`${look} text-muted`}>
        <Heart className="size-5" />
        <span className="sr-only">Polubienia: </span>
        {count}
      </span>
    );
  return (
    <like-button class="contents">
      <form method="post" action={action} className="contents">
        <input type="hidden" name="liked" value={liked ? "no" : "yes"} />
        <button
          aria-pressed={liked}
          aria-label={`Lubię to: ${what}`}
          title={formatCount(count, "polubienie", "polubienia", "polubień")}
          className={`${look} cursor-pointer text-area-ink hover:bg-area-soft aria-pressed:[&>svg]:fill-current`}
        >
          <Heart className="size-5" />
          <span className="sr-only">Lubię to. Polubienia: </span>
          <span data-count>{count}</span>
        </button>
      </form>
      <span role="status" className="sr-only" />
    </like-button>
  );
}
