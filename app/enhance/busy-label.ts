import { Enhancement } from "./enhancement";

/**
 * Stands in a submit button and takes its label's place while what the button sent is on its way, so that nobody presses
 * twice. A form's other such buttons keep their labels and wait as well. They are disabled for that long only.
 */
export class BusyLabel extends Enhancement {
  #busy = false;
  #label: Node[] = [];

  protected start(): void {
    const form = this.closest("form");
    this.on(form, "submit", (event) => {
      if (this.#busy) return event.preventDefault();
      const pressed = event.submitter === this.#button;
      // Disabled at once, the pressed one would be missing from what is sent.
      setTimeout(() => this.#begin(pressed));
    });
    // A form that stays where it is begins anew once its words have been taken.
    this.on(form, "reset", () => this.#end());
    // A page that comes back from the browser's back-forward cache must not still say that it is busy.
    this.on(window, "pageshow", () => this.#end());
    // Nor must a form that leaves the page, and may come back.
    this.connection.addEventListener("abort", () => this.#end());
  }

  get #button(): HTMLButtonElement | null {
    return this.closest("button");
  }

  #begin(pressed: boolean): void {
    const button = this.#button;
    if (this.#busy || !button) return;
    this.#busy = true;
    if (pressed) {
      this.#label = [...button.childNodes].filter((node) => node !== this);
      for (const node of this.#label) (node as ChildNode).remove();
      this.hidden = false;
      this.append(this.getAttribute("text") ?? "");
    }
    button.disabled = true;
    button.ariaBusy = "true";
  }

  #end(): void {
    const button = this.#button;
    if (!this.#busy || !button) return;
    this.#busy = false;
    if (this.#label.length > 0) {
      button.prepend(...this.#label);
      this.#label = [];
      this.hidden = true;
      this.lastChild?.remove();
    }
    button.disabled = false;
    button.removeAttribute("aria-busy");
  }
}
