import { closeAround } from "./in-place";
import { Enhancement } from "./enhancement";
import { parsePage } from "./fetch-page";

/** Where a page says what has just been done (`FlashNotice`). */
const doneNotice = "main div[role=status]:not([data-problem])";

/**
 * Around the form of a comment: what it sends appears where the form stands, and nothing else moves but what the page counts.
 * What is not simply taken (help comes first, something is wrong) is answered by a page, which opens in this one's place: it is
 * sent once, as all that is heard in it is counted once. `comments` and `counted` say how many there are.
 */
export class PostedHere extends Enhancement {
  #isOnItsWay = false;

  protected start(): void {
    const form = this.querySelector("form");
    this.on(form, "submit", (event) => {
      event.preventDefault();
      if (form && !this.#isOnItsWay) void this.#send(form);
    });
  }

  async #send(form: HTMLFormElement): Promise<void> {
    this.#isOnItsWay = true;
    const body = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, `${value}`]),
    );
    try {
      const answer = await fetch(form.action, {
        ...{ method: "POST", body, headers: { Accept: "text/html" } },
      });
      const page = parsePage(await answer.text());
      const done = new URL(answer.url).searchParams.get("done");
      if (!answer.redirected) openInstead(page, form.action);
      else if (!done?.startsWith("comment-added") || !this.#show(page, form))
        location.assign(answer.url);
    } catch {
      // Nothing was answered. The same form, sent twice, is one comment.
      form.submit();
    }
    this.#isOnItsWay = false;
  }

  /** @returns false where the new comment is not on the page that came */
  #show(page: Document, form: HTMLFormElement): boolean {
    const added = [...page.querySelectorAll<HTMLElement>("ol > li[id^=comment-]")].filter(
      ({ id }) => !document.getElementById(id),
    );
    const own = added.at(-1);
    if (!own) return false;
    const listId = own.parentElement?.id ?? "";
    // Between what is shown and what is new something may still be unread: then the new one stands at the form.
    const isWhole = !document.querySelector(`load-more[list="${listId}"]`);
    let list = isWhole ? document.getElementById(listId) : null;
    if (!list) {
      list = document.createElement("ol");
      list.className = "divide-y divide-line";
      this.closest("[id^=reply-to-], section")?.before(list);
      if (this.closest("section") && !this.closest("[id^=reply-to-]")) this.before(list);
    }
    list.append(...added.map((item) => document.adoptNode(item)));
    document.querySelector("[data-no-comments]")?.remove();
    const said = page.querySelector(doneNotice);
    // What was said of something before is over.
    for (const old of document.querySelectorAll(doneNotice)) old.remove();
    tellCounts(page);
    for (const sent of page.querySelectorAll("draft-sent")) this.after(document.adoptNode(sent));
    const token = page.querySelector<HTMLInputElement>("form [name=formToken]")?.value;
    if (closeAround(form)) {
      // Whoever answers again gets a form of its own.
    } else {
      // Where it came back from the help lines, what the server wrote into it was of this comment, too.
      for (const field of form.querySelectorAll("textarea")) field.defaultValue = "";
      form.querySelector("[name=helpSeen]")?.remove();
      form.reset();
      document.querySelector("[data-not-added]")?.remove();
      const control = form.querySelector<HTMLInputElement>("[name=formToken]");
      if (control && token) control.value = token;
    }
    if (said) {
      own.classList.add("space-y-4");
      own.append(document.adoptNode(said));
    }
    own.tabIndex = -1;
    own.focus();
    return true;
  }
}

/** Says wherever this page counts comments, or what may still be written, what the page says that came. */
function tellCounts(page: Document): void {
  const now = page.querySelector("posted-here");
  for (const name of ["comments", "counted"]) {
    const count = now?.getAttribute(name);
    if (!count) continue;
    for (const told of document.querySelectorAll(`[data-${name}]`)) told.textContent = count;
  }
  const left = page.querySelector("[data-first-day]")?.textContent;
  if (!left) return;
  for (const told of document.querySelectorAll("[data-first-day]")) told.textContent = left;
}

type Opened = { body: HTMLElement; title: string; top: number };

/** What was opened in this page, by the `opened` of the history's entries, first what the server wrote. */
const opened: Opened[] = [];

type Entry = { opened?: number } | null;

/** Opens a page that answers a form in place of this one. The ways back and forth in the history find each as it was left. */
function openInstead(page: Document, address: string): void {
  const at = opened.push(leave()) - 1;
  history.replaceState({ ...(history.state as Entry), opened: at } satisfies Entry, "");
  history.pushState({ opened: at + 1 } satisfies Entry, "", address);
  enter({ body: document.adoptNode(page.body), title: page.title, top: 0 });
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector("h1");
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}

const leave = (): Opened => ({ body: document.body, title: document.title, top: scrollY });

function enter({ body, title, top }: Opened): void {
  document.body.replaceWith(body);
  document.title = title;
  scrollTo(0, top);
}

addEventListener("popstate", () => {
  const to = (history.state as Entry)?.opened;
  if (to === undefined) return;
  const from = opened.findIndex(({ body }) => body === document.body);
  if (from === to) return;
  // The last one is in view until it is left, and only then kept.
  opened[from === -1 ? opened.length : from] = leave();
  const there = opened[to];
  if (there) enter(there);
  else location.reload();
});
