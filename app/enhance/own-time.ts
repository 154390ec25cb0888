import { Enhancement } from "./enhancement";

/** By a clock in a time zone, or by the visitor's: the weekday and the hour. */
const shown = (at: Date, timeZone?: string) => [
  at.toLocaleDateString("pl-PL", { weekday: "short", timeZone }),
  at.toLocaleTimeString("pl-PL", { timeStyle: "short", timeZone }),
];

/** Says when `at` is by the visitor's own clock, where that is not Poland's. */
export class OwnTime extends Enhancement {
  protected start(): void {
    const at = new Date(this.getAttribute("at") ?? "");
    const [day, time] = shown(at);
    const [polishDay, polishTime] = shown(at, "Europe/Warsaw");
    if (day === polishDay && time === polishTime) return;
    const words = `u\u00a0Ciebie ${day === polishDay ? "" : `${day}, `}${time}`;
    const say = () => {
      if (this.textContent !== words) this.textContent = words;
    };
    say();
    // A page that is looked at again (`morphChildren`) has it empty, as the server wrote it.
    const emptied = new MutationObserver(say);
    emptied.observe(this, { childList: true });
    this.connection.addEventListener("abort", () => emptied.disconnect());
  }
}
