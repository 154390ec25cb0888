import { Enhancement } from "./enhancement";

const storageKey = "desk-keys";

type Sheet = { title: string; works: string; close: string; keys: [string, string][] };

/** Keys for people who work through lists all day, with the sheet that names them; whoever types is left alone. */
export class DeskKeys extends Enhancement {
  protected start(): void {
    const { dialog, works, open, close } = writeSheet(this);
    works.checked = !isOff();
    const mark = () => markActs(works.checked);
    this.on(works, "change", () => {
      remember(works.checked);
      mark();
    });
    this.on(open, "click", () => dialog.showModal());
    this.on(close, "click", () => dialog.close());
    this.on(document, "keydown", (event) => {
      if (!works.checked || document.querySelector("dialog[open]")) return;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return send(event);
      // Out of a field the keys are for the list again.
      if (event.key === "Escape" && isTaken(event)) return (event.target as HTMLElement).blur();
      if (isTaken(event)) return;
      const found = event.key === "?" ? dialog : meant(event.key.toLowerCase());
      if (!found) return;
      event.preventDefault();
      if (found === dialog) dialog.showModal();
      else if (
        event.key === "Enter" ||
        found.matches("[data-act], [data-back], [data-next], [rel]")
      )
        found.click();
      else found.focus();
    });
    // Acts that were folded away get their numbers once they are in view.
    for (const folded of document.querySelectorAll("main aside details"))
      this.on(folded, "toggle", mark);
    mark();
    if (works.checked) {
      enterForm();
      comeBack();
    }
  }
}

function writeSheet(within: HTMLElement) {
  const said = JSON.parse(within.dataset.sheet ?? "{}") as Sheet;
  const icon = within.querySelector("svg");
  const dialog = element(
    "dialog",
    "m-auto w-full max-w-[45rem] rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-night/60",
  );
  const heading = element("h2", "text-xl outline-none", said.title);
  heading.id = "skroty-klawiszowe";
  // The sheet opens at its beginning, not at its first control.
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute("aria-labelledby", heading.id);
  const list = element(
    "dl",
    "mt-4 grid grid-cols-[auto_1fr_auto_1fr] items-baseline gap-x-4 gap-y-2",
  );
  for (const [key, does] of said.keys) {
    const name = element("dt");
    name.append(
      element(
        "kbd",
        "inline-block min-w-8 rounded-control border border-control bg-sunken px-2 text-center font-sans font-semibold",
        key,
      ),
    );
    list.append(name, element("dd", "", does));
  }
  const works = element("input", "tick size-6");
  works.type = "checkbox";
  const label = element("label", "mt-5 flex min-h-11 cursor-pointer items-center gap-3");
  label.append(works, said.works);
  const close = element(
    "button",
    "mt-4 min-h-11 cursor-pointer rounded-full border border-control px-5 font-semibold",
    said.close,
  );
  const open = element(
    "button",
    "inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-2 text-sm text-muted hover:text-ink",
  );
  close.type = open.type = "button";
  close.autofocus = true;
  if (icon) open.append(icon);
  open.append(`${said.title}: ?`);
  dialog.append(heading, list, label, close);
  within.replaceChildren(open, dialog);
  return { dialog, works, open, close };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes = "",
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = classes;
  made.textContent = text;
  return made;
}

function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.matches("input, select, textarea");
}

function send(event: KeyboardEvent): void {
  const form = (event.target as Element).closest<HTMLFormElement>("form[data-act-form]");
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

/** What is not folded away. */
const inView = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (act) => !act.closest("details:not([open])"),
  );

/** Of a row in view, or of the dashboard, whose queues have numbers. Decisions that are ready have them while they are unfolded. */
function shownActs(): HTMLElement[] {
  const saved = inView("main aside [data-saved-acts] [data-act]");
  return (saved.length > 0 ? saved : inView("main :is(aside, [data-queues]) [data-act]")).slice(
    0,
    9,
  );
}

/** Each act shows the number that follows it. */
function markActs(works: boolean): void {
  for (const act of document.querySelectorAll<HTMLElement>("main [data-key]"))
    delete act.dataset.key;
  for (const [index, act] of shownActs().entries()) if (works) act.dataset.key = String(index + 1);
}

/** On the page of an act whoever works by keys begins with what it asks; where it was refused, with what was wrong. */
function enterForm(): void {
  const form = document.querySelector("main form[data-act-form]");
  if (!form || document.querySelector("main aside") || document.activeElement !== document.body)
    return;
  form
    .querySelector<HTMLElement>(
      ":is(input:not([type=hidden]), select, textarea), button:not([type=button])",
    )
    ?.focus({ preventScroll: true });
}

/** Back in the list one goes on from the row that one comes from. */
function comeBack(): void {
  const row = location.hash && document.getElementById(location.hash.slice(1));
  const link = row && row.querySelector<HTMLElement>("[data-rows] th a");
  if (!link) return;
  const focus = () => {
    if (document.activeElement === document.body) link.focus();
  };
  // The browser goes to the row itself once the page is whole, and takes the focus away from what had it before.
  if (document.readyState === "complete") focus();
  else addEventListener("load", () => setTimeout(focus), { once: true });
}

function meant(key: string): HTMLElement | null | undefined {
  if (key === "j") return rowAt(1);
  if (key === "k") return rowAt(-1);
  // A link that has the focus is opened by the browser.
  if (key === "enter" && document.activeElement === document.body) return firstUnopenedRow();
  if (key === "e")
    return (
      document.querySelector<HTMLElement>("main aside form[data-act-form] :is(textarea, button)") ??
      inView("main [data-first-act]")[0]
    );
  if (key === "g") return opened(document.querySelector("main [data-saved-acts]"));
  if (key === "/") return filterField();
  if (key === "n") return document.querySelector<HTMLElement>("main [data-next]");
  if (key === "u") return document.querySelector<HTMLElement>("main [data-back]");
  return shownActs().find((act) => act.dataset.key === key);
}

/** Where an address is looked for, else the first filter; beside a row they are folded away. */
function filterField(): HTMLElement | null {
  const field =
    document.querySelector<HTMLElement>("main search input[name=email]") ??
    document.querySelector<HTMLElement>("main search :is(input, select)");
  field?.closest("search")?.closest("details")?.setAttribute("open", "");
  return field;
}

function opened(folded: HTMLDetailsElement | null): HTMLElement | null | undefined {
  if (!folded) return null;
  folded.open = true;
  // It is gone to, and not pressed.
  folded.querySelector("a")?.focus();
  return null;
}

/** The row after or before the one that has the focus, else that is shown; at the ends of the list the page beyond, if any. */
function rowAt(step: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-rows] th a")];
  const focused = rows.findIndex((row) => row === document.activeElement);
  const shown = rows.findIndex((row) => row.closest("[aria-current]"));
  const from = focused === -1 ? shown : focused;
  if (from === -1) return rows[0];
  const beyond = document.querySelector<HTMLElement>(
    `main a[rel="${step === 1 ? "next" : "prev"}"]`,
  );
  return rows[from + step] ?? beyond ?? rows[from];
}

/** Of a list of which nothing is open yet. */
const firstUnopenedRow = () =>
  document.querySelector("[data-rows] [aria-current]")
    ? null
    : document.querySelector<HTMLElement>("[data-rows] th a");

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
