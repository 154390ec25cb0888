import { Enhancement } from "./enhancement";

/**
 * Names the files that were chosen, and says at once when they are too many or too large, before somebody waits for an upload
 * that is refused.
 */
export class FileLimits extends Enhancement {
  protected start(): void {
    const control = this.querySelector("input");
    const problem = this.querySelector<HTMLElement>("[data-problem]");
    if (!control || !problem) return;
    const chosen = this.querySelector("[data-chosen]");
    const none = chosen?.textContent;
    const name = () => {
      const names = [...(control.files ?? [])].map((file) => file.name).join(", ");
      if (chosen) chosen.textContent = names || (none ?? "");
    };
    // A browser that leads back puts them in again by itself.
    name();
    this.on(control, "change", () => {
      name();
      const text = this.#problems([...(control.files ?? [])]).join(" ");
      problem.hidden = !text;
      (problem.querySelector("[data-text]") ?? problem).textContent = text;
      const said = document.getElementById(`${control.id}-error`);
      if (said) said.hidden = true;
      control.toggleAttribute("aria-invalid", false);
      if (text) control.setAttribute("aria-invalid", "true");
    });
  }

  #problems(files: File[]): string[] {
    const { most = Infinity, bytes = Infinity, tooMany = "", tooLarge = "" } = this.dataset;
    return [
      ...(files.length > Number(most) ? [tooMany] : []),
      ...files
        .filter(({ size }) => size > Number(bytes))
        .map(({ name }) => tooLarge.replace("{name}", name)),
    ];
  }
}
