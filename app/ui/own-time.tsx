import { classNames } from "./class-names";

type OwnTimeProps = {
  /** ISO 8601. */
  at: string;
  /** On the border of what it stands in, or after its words: it comes late, and must move nothing. */
  place: "border" | "below" | "beside";
};

const places: Record<OwnTimeProps["place"], string> = {
  border:
    "absolute -top-2.5 right-3 rounded-full border border-line bg-paper px-2 text-xs leading-5 font-normal whitespace-nowrap text-ink",
  below: "absolute top-full left-0 text-sm text-muted",
  beside: "text-xs text-muted",
};

/** The time by the visitor's own clock, where that is not Poland's; nothing without a script. */
export function OwnTime({ at, place }: OwnTimeProps) {
  return <own-time at={at} class={classNames(places[place], "empty:hidden")} />;
}
