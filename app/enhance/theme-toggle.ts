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
    await fetch(button.form?.action ?? "", { method: "POST", body, redirect: "manual" }).catch(
      () => null,
    );
    document.documentElement.dataset.theme = button.value;
    for (const other of this.querySelectorAll("button")) if (other !== button) other.focus();
  }
}
