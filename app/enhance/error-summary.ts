import { Enhancement } from "./enhancement";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isAnswered = (control: Control, all: readonly Control[]): boolean =>
  control.type === "radio"
    ? all.some((each) => (each as HTMLInputElement).checked)
    : control.type === "checkbox"
      ? (control as HTMLInputElement).checked
      : control.value.trim() !== "" && control.validity.valid;

/**
 * Takes the focus when the page opens, also where the browser would not follow `autofocus`: after a fragment, for one.
 * What was missing is not asked for any more once it is there; of an answer that is wrong, the server alone knows when it is right.
 */
export class ErrorSummary extends Enhancement {
  protected start(): void {
    if (this.hasAttribute("autofocus")) this.focus();
    for (const link of this.querySelectorAll("a")) this.#watch(link);
  }

  #watch(link: HTMLAnchorElement): void {
    const words = document.getElementById(`${link.hash.slice(1)}-error`);
    const field = words?.parentElement;
    const controls = [
      ...(field?.querySelectorAll<Control>("input:not([type=hidden]),select,textarea") ?? []),
    ];
    const isRepaired = () => controls.every((control) => isAnswered(control, controls));
    if (isRepaired()) return;
    this.on(field, "input", () => {
      if (!isRepaired()) return;
      words?.remove();
      for (const control of controls) control.removeAttribute("aria-invalid");
      this.#strike(link);
    });
  }

  #strike(link: Element): void {
    const line = link.closest("li");
    const list = line?.parentElement;
    line?.remove();
    if (!list || list.children.length > 0) return;
    // Of a sentence about several fields, the sentence goes with the last of them.
    if (list.parentElement === this) this.remove();
    else this.#strike(list);
  }
}
