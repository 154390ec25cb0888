import { Enhancement } from "./enhancement";

/** Opens the dialog inside it instead of following the link inside it, which leads to a page with the same form. */
export class DialogOpener extends Enhancement {
  protected start(): void {
    const dialog = this.querySelector("dialog");
    this.on(this.querySelector("a"), "click", (event) => {
      // Whoever wants a new tab gets the page.
      if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog?.showModal) return;
      event.preventDefault();
      dialog.showModal();
    });
    this.on(this.querySelector("[data-close]"), "click", () => dialog?.close());
  }
}
