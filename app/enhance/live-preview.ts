import { Enhancement } from "./enhancement";
import { fetchPage } from "./fetch-page";
import { morphChildren } from "./morph";

/** How long somebody has to pause before the server is asked, in milliseconds. */
const pause = 300;

/**
 * Keeps the parts of a page that follow from a form (`data-live`, known by their ids) as they would be with what is typed:
 * the server writes the page anew, without storing anything, and those parts are taken from it. The paragraph that
 * the control in hand is about stays in view.
 */
export class LivePreview extends Enhancement {
  #timer = 0;
  #asking = new AbortController();

  protected start(): void {
    const form = this.querySelector("form");
    if (!form) return;
    const follow = () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#show(form), pause);
    };
    this.on(form, "input", follow);
    this.on(form, "focusin", ({ target }) => this.#follow(target));
    // What the browser's back button put back is seen as well.
    this.on(window, "pageshow", follow);
  }

  async #show(form: HTMLFormElement): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const typed = new FormData(form);
    const { signal } = this.#asking;
    // Said in the address, where it is seen before the form is read.
    const address = `${location.pathname}?look=1`;
    try {
      const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
      const page = await fetchPage(address, { method: "POST", body, signal });
      for (const part of this.querySelectorAll("[data-live]")) {
        const wanted = page.getElementById(part.id);
        if (!wanted) continue;
        if (part instanceof HTMLInputElement) part.value = (wanted as HTMLInputElement).value;
        else morphChildren(part, wanted);
      }
      this.#follow(document.activeElement);
    } catch {
      // Overtaken by what was typed next, or the line is away: the preview stays as it is until then.
    }
  }

  /** Brings the first paragraph that tells a control's answer (`data-about`) into view, and marks it. */
  #follow(control: EventTarget | null): void {
    const name = control instanceof HTMLElement ? control.getAttribute("name") : null;
    const told = name ? this.querySelector(`[data-about~="${name}"]`) : null;
    if (!told) return;
    for (const other of this.querySelectorAll("[data-current]"))
      if (other !== told) other.removeAttribute("data-current");
    told.setAttribute("data-current", "");
    const sheet = told.closest("[data-live]");
    if (!sheet) return;
    const [inner, outer] = [told.getBoundingClientRect(), sheet.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      sheet.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}
