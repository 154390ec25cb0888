import { Enhancement } from "./enhancement";

const key = "safety-plan";

type Plan = Record<string, string>;

/** Offers to keep a safety plan in this browser, which nothing does unless it is pressed, and to delete it there. */
export class PlanKeeper extends Enhancement {
  protected start(): void {
    const offer = this.querySelector<HTMLElement>("[data-offer]");
    if (!offer) return;
    offer.hidden = false;
    this.#show(this.#stored());
    this.on(offer.querySelector("[data-keep]"), "click", () => {
      const plan = Object.fromEntries(this.#sections().map(({ name, value }) => [name, value]));
      try {
        localStorage.setItem(key, JSON.stringify(plan));
        this.#say("kept");
      } catch {
        this.#say("failed");
      }
    });
    this.on(offer.querySelector("[data-forget]"), "click", () => {
      localStorage.removeItem(key);
      this.#say("forgotten");
    });
  }

  /** Puts a plan that is kept here into a form that nobody has begun. */
  #show(plan: Plan | null): void {
    const sections = this.#sections();
    if (!plan || sections.some(({ value, type }) => value || type === "hidden")) return;
    for (const section of sections) section.value = plan[section.name] ?? "";
    this.#say("found");
  }

  #stored(): Plan | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null") as Plan | null;
    } catch {
      return null;
    }
  }

  #sections(): (HTMLInputElement | HTMLTextAreaElement)[] {
    const controls = this.querySelector("form")?.elements;
    return (this.getAttribute("names") ?? "")
      .split(" ")
      .map((name) => controls?.namedItem(name))
      .filter(
        (control) => control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement,
      );
  }

  /** Says in words of the page what happened. */
  #say(what: "kept" | "forgotten" | "found" | "failed"): void {
    const status = this.querySelector<HTMLElement>("[role=status]");
    if (status) status.textContent = status.dataset[what] ?? "";
  }
}
