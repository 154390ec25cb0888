import { formatCount } from "~/copy/format";
import type { ChoiceLink } from "~/ui/choice-links";

const partsOfDay = ["Rano", "Po południu", "Wieczorem"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** What a cheaper time is called where it stands alone. */
export const cheaperInEvening = "Wieczorem taniej";

export type OfferedTime = ChoiceLink & { value: string; price: string; isCheaper: boolean };

export type TimeOfDay = OfferedTime & { part: PartOfDay };

type TimesOfPart = { part: PartOfDay; note: string; times: TimeOfDay[] };

/** Times by the part of the day, with how many there are; what all of a part cost stands at the part alone. */
export const inParts = (times: readonly TimeOfDay[]): TimesOfPart[] =>
  partsOfDay.flatMap((part): TimesOfPart[] => {
    const those = times.filter((time) => time.part === part);
    const [first] = those;
    if (!first) return [];
    const count = formatCount(those.length, "termin", "terminy", "terminów");
    if (those.some(({ note }) => note !== first.note)) return [{ part, note: count, times: those }];
    const cheaper = part === "Wieczorem" ? "taniej" : cheaperInEvening;
    const note = [count, first.price, ...(first.isCheaper ? [cheaper] : [])].join(" · ");
    return [{ part, note, times: those.map((time) => ({ ...time, note: null })) }];
  });
