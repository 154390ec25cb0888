import { Enhancement } from "./enhancement";
import { fetchPage } from "./fetch-page";

const margin = "150px";

/**
 * Adds the next page of the list `list` to this one: when its link is pressed and, without `by-hand`, when the end of the
 * list comes near. What is being read does not move.
 */
export class LoadMore extends Enhancement {
  #isBusy = false;

  protected start(): void {
    this.on(this, "click", (event) => {
      if (!(event.target instanceof Element) || !event.target.closest("a")) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      void this.#load({ pressed: true });
    });
    if (this.hasAttribute("by-hand")) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.#load(),
      { rootMargin: margin },
    );
    observer.observe(this);
    this.connection.addEventListener("abort", () => observer.disconnect());
  }

  async #load({ pressed } = { pressed: false }): Promise<void> {
    const link = this.querySelector("a");
    const problem = this.querySelector<HTMLElement>("[data-problem]");
    if (!link || !problem || this.#isBusy || (!pressed && !problem.hidden)) return;
    this.#isBusy = true;
    const status = this.querySelector<HTMLElement>("[data-busy]");
    if (status) status.textContent = status.dataset.busy ?? "";
    const id = this.getAttribute("list") ?? "";
    try {
      const page = await fetchPage(link.href, { signal: this.connection });
      const list = document.getElementById(id);
      const more = page.getElementById(id);
      const after = page.getElementById(this.parentElement?.id ?? "");
      if (!list || !more) throw new Error(id);
      const known = new Set([...list.children].map(nameOf));
      const added = [...more.children].filter((item) => !known.has(nameOf(item)));
      const hadFocus = this.contains(document.activeElement);
      list.append(...added.map((item) => document.adoptNode(item)));
      if (after) this.parentElement?.replaceWith(document.adoptNode(after));
      else this.remove();
      if (hadFocus) added[0]?.querySelector<HTMLElement>("a, button")?.focus();
    } catch {
      const again = document.createElement("a");
      again.href = link.href;
      again.className = "link block min-h-11 pt-2";
      again.textContent = problem.dataset.again ?? "";
      problem.querySelector("[data-text]")?.replaceChildren(problem.dataset.problem ?? "", again);
      problem.hidden = false;
      if (status) status.textContent = "";
    }
    this.#isBusy = false;
  }
}

const nameOf = (item: Element) => item.id || item.querySelector("[id]")?.id;
