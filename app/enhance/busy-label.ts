import { Enhancement } from "./enhancement";

/**
 * Stands in a submit button and takes its label's place while what the button sent is on its way, so that nobody presses
 * twice. The button is disabled for that long only.
 */
export class BusyLabel extends Enhancement {
  #label: Node[] | undefined;

  protected start(): void {
    const form = this.closest("form");
    this.on(form, "submit", (event) => {
      if (event.submitter === this.#button) {
        // Disabled at once, it would be missing from what is sent.
        setTimeout(() => this.#begin());
      } else if (this.#label) {
        event.preventDefault();
      }
    });
    // A page that comes back from the browser's back-forward cache must not still say that it is busy.
    this.on(window, "pageshow", () => this.#end());
  }

  get #button(): HTMLButtonElement | null {
    return this.closest("button");
  }

  #begin(): void {
    const button = this.#button;
    if (this.#label || !button) return;
    this.#label = [...button.childNodes].filter((node) => node !== this);
    for (const node of this.#label) (node as ChildNode).remove();
    this.hidden = false;
    this.append(this.getAttribute("text") ?? "");
    button.disabled = true;
    button.ariaBusy = "true";
  }

  #end(): void {
    const button = this.#button;
    if (!this.#label || !button) return;
    button.prepend(...this.#label);
    this.#label = undefined;
    this.hidden = true;
    this.lastChild?.remove();
    button.disabled = false;
    button.removeAttribute("aria-busy");
  }
}
