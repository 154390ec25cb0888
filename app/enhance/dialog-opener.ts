import { Enhancement } from "./enhancement";

/** Opens the dialog inside it instead of following the link inside it, which leads to a page with the same form. */
export class DialogOpener extends Enhancement {
  protected start(): void {
    const dialog = this.querySelector("dialog");
    this.on(this.querySelector("a"), "click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog?.showModal) return;
      event.preventDefault();
      dialog.showModal();
    });
    this.on(this.querySelector("[data-close]"), "click", () => dialog?.close());
  }
}
