import { Enhancement } from "./enhancement";

/** How long somebody has to pause before what they typed is kept, in milliseconds. */
const pause = 400;

type Draft = Record<string, string>;

const keyOf = (element: Element) => `draft:${element.getAttribute("name")}`;

/** Controls that hold words; a file cannot be kept, and a token belongs to its page. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && !["hidden", "file", "submit"].includes(control.type)),
  );

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

/**
 * Keeps what is typed into a form for this tab, and puts it back where the form comes empty: after a lost connection, a
 * reload, a way round by the sign-in. Nothing is kept in sensitive groups, nor for anybody else in the same browser.
 */
export class DraftKeeper extends Enhancement {
  #timer = 0;

  protected start(): void {
    const form = this.querySelector("form");
    if (!form) return;
    this.#restore(form);
    this.on(form, "input", () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#keep(form), pause);
    });
    this.on(form, "submit", () => this.#keep(form));
    for (const link of this.querySelectorAll("[data-close]"))
      this.on(link, "click", () => {
        clearTimeout(this.#timer);
        sessionStorage.removeItem(keyOf(this));
      });
    this.connection.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  #keep(form: HTMLFormElement): void {
    clearTimeout(this.#timer);
    const group = new FormData(form).get("groupId");
    const never = (this.getAttribute("never-in") ?? "").split(" ");
    if (group && never.includes(`${group}`)) return sessionStorage.removeItem(keyOf(this));
    const draft: Draft = { owner: this.getAttribute("owner") ?? "" };
    for (const control of controlsOf(form))
      if (isTicked(control) ? control.checked : control.value)
        draft[`=${control.name}`] = control.value;
    try {
      sessionStorage.setItem(keyOf(this), JSON.stringify(draft));
    } catch {
      // A browser that keeps nothing.
    }
  }

  #restore(form: HTMLFormElement): void {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(this)) ?? "null") as Draft | null;
    if (draft?.owner !== this.getAttribute("owner")) return;
    const controls = controlsOf(form);
    if (controls.some((control) => control instanceof HTMLTextAreaElement && control.value)) return;
    for (const control of controls) {
      const value = draft[`=${control.name}`];
      if (value === undefined) continue;
      if (isTicked(control)) control.checked = control.value === value;
      else if (!control.value) control.value = value;
    }
    form.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** What a draft held has arrived: it is forgotten, and with `comment` every draft of a comment is. */
export class DraftSent extends Enhancement {
  protected start(): void {
    for (const key of Object.keys(sessionStorage))
      if (key === keyOf(this) || key.startsWith(`${keyOf(this)}-`)) sessionStorage.removeItem(key);
  }
}
