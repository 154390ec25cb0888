import { formatCount, formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import type { DailyLimit } from "~/services/talks/daily-limit.server";

/** How many messages are left today, and when there are new ones. */
export function DailyLimitNote({ dailyLimit: { left, renewsAt } }: { dailyLimit: DailyLimit }) {
  return (
    <p className="text-sm text-muted">
      {left > 0
        ? tieWords(
            `Dziś jeszcze ${formatCount(left, "wiadomość", "wiadomości", "wiadomości")}, nowe o północy czasu polskiego.`,
          )
        : `Na dziś nie ma już wiadomości. Nowe: ${formatDateTime(renewsAt)} czasu polskiego.`}
    </p>
  );
}
