import { Enhancement } from "./enhancement";
import { fetchPage } from "./fetch-page";

const opened = new WeakMap<Element, { closed: Element; opener: HTMLElement }>();

/**
 * Opens what a link leads to in this page: the element with the id `part` takes the place of ours. Escape, or a link
 * with `data-close` in it, brings back what stood there. What cannot be fetched opens as a page.
 */
export class InPlace extends Enhancement {
  #isBusy = false;

  protected start(): void {
    this.on(this.querySelector("a"), "click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      if (!this.#isBusy) void this.#open(event.currentTarget as HTMLAnchorElement);
    });
  }

  async #open(link: HTMLAnchorElement): Promise<void> {
    this.#isBusy = true;
    const id = this.getAttribute("part") ?? "";
    try {
      const page = await fetchPage(link.href, { signal: this.connection });
      const wanted = page.getElementById(id);
      const closed = document.getElementById(id);
      if (!wanted || !closed) throw new Error(id);
      const part = document.adoptNode(wanted);
      closed.replaceWith(part);
      // A menu has done its work, and what is folded in it could not be focused again.
      const menu = link.closest<HTMLDetailsElement>("details.acts-menu");
      if (menu) menu.open = false;
      opened.set(part, { closed, opener: menu?.querySelector("summary") ?? link });
      // A hard topic is folded around its text: the form in that place would be, too.
      part.closest("details")?.setAttribute("open", "");
      focusInto(part);
    } catch {
      location.assign(link.href);
    } finally {
      this.#isBusy = false;
    }
  }
}

function focusInto(part: HTMLElement): void {
  const control = part.querySelector<HTMLElement>(
    "select, input:not([type=hidden]), textarea, button",
  );
  if (part.querySelector("form textarea, form select") && control) return control.focus();
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Closes what was opened around an element. @returns whether anything was */
export function closeAround(element: Element | null): boolean {
  for (let part = element; part; part = part.parentElement) {
    const before = opened.get(part);
    if (!before) continue;
    part.replaceWith(before.closed);
    before.opener.focus();
    return true;
  }
  return false;
}
