import { Enhancement } from "./enhancement";

const storageKey = "desk-keys";

/** Keys for people who work through lists all day, with the sheet that names them; whoever types is left alone. */
export class DeskKeys extends Enhancement {
  protected start(): void {
    const dialog = this.querySelector("dialog");
    const works = this.querySelector("input");
    if (!dialog || !works) return;
    works.checked = !isOff();
    this.on(works, "change", () => remember(works.checked));
    this.on(this.querySelector("[data-open]"), "click", () => dialog.showModal());
    this.on(this.querySelector("[data-close]"), "click", () => dialog.close());
    this.on(document, "keydown", (event) => {
      if (!works.checked || isTaken(event) || document.querySelector("dialog[open]")) return;
      const found = event.key === "?" ? dialog : meant(event.key.toLowerCase());
      if (!found) return;
      event.preventDefault();
      if (found === dialog) dialog.showModal();
      else if (found.matches("[data-first-act]")) found.click();
      else found.focus();
    });
  }
}

function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.matches("input, select, textarea");
}

function meant(key: string): HTMLElement | null | undefined {
  if (key === "j") return rowAt(1);
  if (key === "k") return rowAt(-1);
  if (key === "e")
    return document.querySelector<HTMLElement>("main [data-first-act], main aside textarea");
  if (key === "/") return document.querySelector<HTMLElement>("main search :is(input, select)");
  return null;
}

/** The row after or before the one that has the focus, else that is shown; at the ends of the list the same. */
function rowAt(step: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-rows] th a")];
  const focused = rows.findIndex((row) => row === document.activeElement);
  const shown = rows.findIndex((row) => row.closest("[aria-current]"));
  const from = focused === -1 ? shown : focused;
  if (from === -1) return rows[0];
  return rows[Math.min(Math.max(from + step, 0), rows.length - 1)];
}

/** A browser may refuse to keep anything. */
function isOff(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === "off";
  } catch {
    return false;
  }
}

function remember(works: boolean): void {
  try {
    if (works) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, "off");
  } catch {
    // Then it holds for this page.
  }
}
