import { formatRating } from "~/copy/format";

const starPath = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const starOffsets = [0, 20, 40, 60, 80];

type StarRatingProps = {
  value: number;
  count: number;
};

export function StarRating({ value, count }: StarRatingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <svg aria-hidden="true" viewBox="0 0 100 20" width="100" height="20" className="shrink-0">
        <Stars className="fill-line" />
        <svg width={value * 20} height="20">
          <Stars className="fill-star" />
        </svg>
      </svg>
      <p>
        <span className="sr-only">Ocena: </span>
        <span className="font-semibold">{formatRating(value)}/5</span>
        <span className="text-muted"> z&nbsp;{count} opinii</span>
      </p>
    </div>
  );
}

function Stars({ className }: { className: string }) {
  return (
    <g className={className}>
      {starOffsets.map((offset) => (
        <path key={offset} d={starPath} transform={`translate(${offset} 0)`} />
      ))}
    </g>
  );
}
