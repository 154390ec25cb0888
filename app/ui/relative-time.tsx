import { formatDateTime, formatTimeAgo } from "~/copy/format";

/** How long ago something was, with the hour for whoever asks. @param now when the page was written */
export function RelativeTime({ moment, now }: { moment: string; now: string }) {
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {formatTimeAgo(moment, now)}
    </time>
  );
}
