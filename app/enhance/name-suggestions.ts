import { Enhancement } from "./enhancement";

const pause = 150;
/** An `@` and the beginning of a name, right before the place where one types. */
const calling = /(?<![\p{L}\p{N}])@([\p{L}\p{N}][^\s@]{0,29}(?: [^\s@]{1,20})?)$/u;

/**
 * Under the text area of its form: names that begin as what is typed after `@`. Down leads to them, Escape away; a name that
 * is typed out calls as well.
 */
export class NameSuggestions extends Enhancement {
  #timer = 0;
  #asking = new AbortController();

  protected start(): void {
    const area = this.closest("form")?.querySelector("textarea");
    if (!area) return;
    this.on(area, "input", () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#look(area), pause);
    });
    this.on(area, "keydown", (event) => {
      if (this.hidden) return;
      if (event.key === "ArrowDown") {
        event.preventDefault();
        this.querySelector("button")?.focus();
      } else if (event.key === "Escape") this.#close(event);
    });
    this.on(this, "keydown", (event) => {
      const at = event.target instanceof Element ? event.target.closest("li") : null;
      if (event.key === "Escape") {
        this.#close(event);
        area.focus();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        const next =
          event.key === "ArrowDown" ? at?.nextElementSibling : at?.previousElementSibling;
        (next?.querySelector("button") ?? area).focus();
      }
    });
    this.on(this, "click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button) this.#take(area, button.textContent ?? "");
    });
    this.connection.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  #close(event?: Event): void {
    event?.preventDefault();
    event?.stopPropagation();
    this.hidden = true;
  }

  async #look(area: HTMLTextAreaElement): Promise<void> {
    this.#asking.abort();
    const [, begins] = calling.exec(area.value.slice(0, area.selectionStart)) ?? [];
    if (!begins) return this.#close();
    this.#asking = new AbortController();
    try {
      const { signal } = this.#asking;
      const answer = await fetch((this.getAttribute("href") ?? "") + encodeURIComponent(begins), {
        signal,
      });
      const { names } = (await answer.json()) as { names: string[] };
      this.#show(names);
    } catch {
      this.#close();
    }
  }

  #show(names: readonly string[]): void {
    const list = this.querySelector("ul");
    const status = this.querySelector("[role=status]");
    if (!list || !status) return;
    list.replaceChildren(
      ...names.map((name) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "min-h-11 w-full cursor-pointer px-3 text-left hover:bg-sunken";
        button.textContent = name;
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
    this.hidden = names.length === 0;
    status.textContent = names.length === 0 ? "" : "Strzałka w dół prowadzi do podpowiedzi.";
  }

  #take(area: HTMLTextAreaElement, name: string): void {
    const end = area.selectionStart;
    const begins = calling.exec(area.value.slice(0, end))?.[0] ?? "";
    area.setRangeText(`@${name} `, end - begins.length, end, "end");
    this.hidden = true;
    area.focus();
    area.dispatchEvent(new Event("input", { bubbles: true }));
    clearTimeout(this.#timer);
  }
}
