import { formatCount, formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import type { FirstDay } from "~/services/posts/writing-limits.server";
import { Notice } from "~/ui/notice";

type What = "post" | "comment" | "change";

/** Says at a form, before anything is written, what somebody may still write there who is new; nothing to all others. */
export function FirstDayNote({ day, what }: { day: FirstDay | null; what: What }) {
  if (day === null || isSpent(day, what)) return null;
  return (
    <p className="text-sm text-muted" data-first-day={what === "comment" ? "" : undefined}>
      {tieWords(sentences(day, what))}
    </p>
  );
}

/** Whether nothing more may be written until the first day is over. */
export const isSpent = (day: FirstDay | null, what: What): day is FirstDay =>
  day !== null && what !== "change" && day.left[what] === 0;

/** Says first at a form in which nothing may be sent before the first day is over. */
export function SpentFirstDay({ day, what }: { day: FirstDay | null; what: What }) {
  if (!isSpent(day, what)) return null;
  return (
    <Notice>
      <p data-first-day={what === "comment" ? "" : undefined}>{tieWords(sentences(day, what))}</p>
    </Notice>
  );
}

const limits = { post: "dwa posty", comment: "dziesięć komentarzy" } as const;

function sentences({ until, left }: FirstDay, what: What): string {
  const end = formatDateTime(until);
  if (what === "change")
    return `Do ${end}, czyli przez pierwszą dobę, nie wstawisz tu linków ani adresów e-mail.`;
  if (left[what] === 0)
    return `W pierwszej dobie można dodać ${limits[what]} i to już wszystko. Ten limit zniknie ${end}.`;
  const more =
    what === "post"
      ? formatCount(left.post, "post", "posty", "postów")
      : formatCount(left.comment, "komentarz", "komentarze", "komentarzy");
  return `Do ${end}, czyli przez pierwszą dobę, możesz dodać jeszcze ${more}, bez linków i adresów e-mail. Potem te ograniczenia znikną.`;
}
