import { Enhancement } from "./enhancement";

/** Says at once when chosen files are too many or too large, before somebody waits for an upload that is refused. */
export class FileLimits extends Enhancement {
  protected start(): void {
    const control = this.querySelector("input");
    const problem = this.querySelector<HTMLElement>("[data-problem]");
    if (!control || !problem) return;
    this.on(control, "change", () => {
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
    const { most = "", bytes = "", tooMany = "", tooLarge = "" } = this.dataset;
    return [
      ...(files.length > Number(most) ? [tooMany] : []),
      ...files
        .filter(({ size }) => size > Number(bytes))
        .map(({ name }) => tooLarge.replace("{name}", name)),
    ];
  }
}
