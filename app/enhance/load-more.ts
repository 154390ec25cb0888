import { Enhancement } from "./enhancement";
import { fetchPage } from "./fetch-page";

const margin = "150px";

/** How many pages of each list were added to this page. */
const added = new Map<string, number>();

type Kept = { pages?: Record<string, number>; top?: number };

/** What this entry of the history had when it was left: whoever comes back finds it so, though the page is fetched anew. */
const kept = (): Kept => (history.state as Kept | null) ?? {};
const keep = (more: Kept) => history.replaceState({ ...kept(), ...more }, "");
const leftAt = kept().top;

addEventListener("pagehide", () => {
  if (added.size > 0) keep({ top: scrollY });
});

/**
 * Adds the next page of the list `list` to this one: when its link is pressed and, without `by-hand`, when the end of the
 * list comes near. What is being read does not move, and who comes back by the history finds as much as there was.
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
    if (this.#isBehind()) void this.#load();
    if (this.hasAttribute("by-hand")) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.#load(),
      { rootMargin: margin },
    );
    observer.observe(this);
    this.connection.addEventListener("abort", () => observer.disconnect());
  }

  get #list(): string {
    return this.getAttribute("list") ?? "";
  }

  /** Whether there was more of the list when this page was left. */
  #isBehind(): boolean {
    return (added.get(this.#list) ?? 0) < (kept().pages?.[this.#list] ?? 0);
  }

  async #load({ pressed } = { pressed: false }): Promise<void> {
    const link = this.querySelector("a");
    const problem = this.querySelector<HTMLElement>("[data-problem]");
    if (!link || !problem || this.#isBusy || (!pressed && !problem.hidden)) return;
    this.#isBusy = true;
    const status = this.querySelector<HTMLElement>("[data-busy]");
    if (status) status.textContent = status.dataset.busy ?? "";
    const id = this.#list;
    const isBack = this.#isBehind();
    try {
      const page = await fetchPage(link.href, { signal: this.connection });
      const list = document.getElementById(id);
      const more = page.getElementById(id);
      const after = page.getElementById(this.parentElement?.id ?? "");
      if (!list || !more) throw new Error(id);
      const known = new Set([...list.children].map(nameOf));
      const items = [...more.children].filter((item) => !known.has(nameOf(item)));
      const hadFocus = this.contains(document.activeElement);
      list.append(...items.map((item) => document.adoptNode(item)));
      added.set(id, (added.get(id) ?? 0) + 1);
      if (isBack) {
        if (!this.#isBehind() && leftAt !== undefined) scrollTo(0, leftAt);
      } else keep({ pages: { ...kept().pages, [id]: added.get(id) ?? 0 } });
      if (after) this.parentElement?.replaceWith(document.adoptNode(after));
      else this.remove();
      if (hadFocus) items[0]?.querySelector<HTMLElement>("a, button")?.focus();
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
