const shown = (at: Date, timeZone?: string) => [
  at.toLocaleDateString("pl-PL", { weekday: "short", timeZone }),
  at.toLocaleTimeString("pl-PL", { timeStyle: "short", timeZone }),
];

/**
 * `u Ciebie 17:00`, with the weekday where that is another: by the visitor's own clock. For apps; documents have the element
 * `own-time`, whose script takes nothing from here.
 * @returns null where it is as in Poland
 */
export function ownTimeOf(at: Date): string | null {
  const [day, time] = shown(at);
  const [polishDay, polishTime] = shown(at, "Europe/Warsaw");
  if (day === polishDay && time === polishTime) return null;
  return `u\u00a0Ciebie ${day === polishDay ? "" : `${day}, `}${time}`;
}
