import { Enhancement } from "./enhancement";

/** Around the form that asks for the other theme: changes it on this page, which keeps what is being written. */
export class ThemeToggle extends Enhancement {
  protected start(): void {
    this.on(this.querySelector("form"), "submit", (event) => {
      const button = event.submitter;
      if (!(button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      void this.#change(button);
    });
  }

  async #change(button: HTMLButtonElement): Promise<void> {
    const body = new URLSearchParams({ theme: button.value });
    // The answer leads back to this page, which need not be loaded anew. Where nobody can remember the theme, it is shown
    // here all the same.
    await fetch(button.form?.action ?? "", { method: "POST", body, redirect: "manual" }).catch(
      () => null,
    );
    document.documentElement.dataset.theme = button.value;
    // The pressed button has just gone from view, and the focus with it.
    for (const other of this.querySelectorAll("button")) if (other !== button) other.focus();
  }
}
