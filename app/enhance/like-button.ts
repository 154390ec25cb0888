import { Enhancement } from "./enhancement";

const failed = "Nie udało się zapisać polubienia. Spróbuj ponownie.";
const refused = "Nie możesz tego polubić.";

/** Answers a like at once, sends it behind that, and takes it back when it does not arrive. */
export class LikeButton extends Enhancement {
  #isOnItsWay = false;

  protected start(): void {
    const form = this.querySelector("form");
    this.on(form, "submit", (event) => {
      event.preventDefault();
      if (form && !this.#isOnItsWay) void this.#send(form);
    });
  }

  async #send(form: HTMLFormElement): Promise<void> {
    this.#isOnItsWay = true;
    const body = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, `${value}`]),
    );
    this.#turn(form);
    try {
      const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
      const isSaved = answer.type === "opaqueredirect";
      if (!isSaved) this.#turn(form);
      this.#say(isSaved ? "" : answer.status === 403 ? refused : failed);
    } catch {
      this.#turn(form);
      this.#say(failed);
    }
    this.#isOnItsWay = false;
  }

  #turn(form: HTMLFormElement): void {
    const button = form.querySelector("button");
    const control = form.querySelector<HTMLInputElement>("[name=liked]");
    const count = form.querySelector("[data-count]");
    if (!button || !control || !count) return;
    const isLiked = button.getAttribute("aria-pressed") === "true";
    button.setAttribute("aria-pressed", `${!isLiked}`);
    button.removeAttribute("title");
    control.value = isLiked ? "yes" : "no";
    count.textContent = `${Math.max(0, Number(count.textContent) + (isLiked ? -1 : 1))}`;
  }

  #say(text: string): void {
    const status = this.querySelector("[role=status]");
    if (!status) return;
    status.textContent = text;
    status.classList.toggle("sr-only", text === "");
  }
}
