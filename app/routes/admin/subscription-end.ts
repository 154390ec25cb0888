import { formatDate, formatShortDateTime } from "~/copy/format";

type Ending = { endedAt: Date | string | null; lapsesAt: Date | string | null };

/** When a subscription ended or will: by itself with a day, of which nobody needs the midnight after it. */
export function subscriptionEnd({ endedAt, lapsesAt }: Ending): string | null {
  const isLapsed =
    lapsesAt !== null && (endedAt === null || +new Date(endedAt) === +new Date(lapsesAt));
  if (isLapsed) return formatDate(new Date(+new Date(lapsesAt) - 1));
  return endedAt === null ? null : formatShortDateTime(endedAt);
}
