import { closeAround } from "./in-place";
import { Enhancement } from "./enhancement";

/** Where a page says what has just been done (`FlashNotice`). */
const doneNotice = "main div[role=status]:not([data-problem])";

/**
 * Around the form of a comment: what it sends appears where the form stands, and nothing else moves. What is not simply taken
 * (help comes first, something is wrong, the connection is lost) goes on as the form does without a script.
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
      if (!answer.redirected) return form.submit();
      const done = new URL(answer.url).searchParams.get("done");
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!done?.startsWith("comment-added") || !this.#show(page, form))
        return location.assign(answer.url);
    } catch {
      // The same form, sent twice, is one comment.
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
      list.className = "space-y-4 py-3";
      this.closest("[id^=reply-to-], section")?.before(list);
      if (this.closest("section") && !this.closest("[id^=reply-to-]")) this.before(list);
    }
    list.append(...added.map((item) => document.adoptNode(item)));
    const said = page.querySelector(doneNotice);
    // What was said of something before is over.
    for (const old of document.querySelectorAll(doneNotice)) old.remove();
    for (const sent of page.querySelectorAll("draft-sent")) this.after(document.adoptNode(sent));
    const token = page.querySelector<HTMLInputElement>("form [name=formToken]")?.value;
    if (closeAround(form)) {
      // Whoever answers again gets a form of its own.
    } else {
      form.reset();
      const control = form.querySelector<HTMLInputElement>("[name=formToken]");
      if (control && token) control.value = token;
    }
    if (said) own.append(document.adoptNode(said));
    own.tabIndex = -1;
    own.focus();
    return true;
  }
}
