import { Enhancement } from "./enhancement";
import { fetchPage } from "./fetch-page";
import { morphChildren } from "./morph";

/** How long a look may take, in milliseconds. */
const patience = 15_000;

/**
 * Looks again at a page that waits for something and shows what has changed: when the server's stream says so, and every
 * `after` milliseconds where there is no stream, it does not answer, or looking moves things on (`looks`). A page that has
 * looked often enough has no `after`, and only listens; one that is hidden neither looks nor holds a stream.
 */
export class WaitingPage extends Enhancement {
  #stream: EventSource | undefined;
  #timer = 0;

  protected start(): void {
    this.on(document, "visibilitychange", () => (document.hidden ? this.#rest() : this.#look()));
    this.connection.addEventListener("abort", () => this.#rest());
    this.#wait();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#stream = undefined;
  }

  #wait(): void {
    if (document.hidden || this.connection.aborted) return;
    this.#listen();
    clearTimeout(this.#timer);
    if (!this.hasAttribute("after")) return;
    this.#timer = window.setTimeout(
      () => {
        const isTold = this.#stream?.readyState === EventSource.OPEN;
        if (isTold && !this.hasAttribute("looks")) this.#wait();
        else void this.#look();
      },
      Number(this.getAttribute("after")),
    );
  }

  #listen(): void {
    const address = this.getAttribute("stream");
    // A stream that was refused is not asked for again while the page stays in view.
    if (!address || this.#stream) return;
    this.#stream = new EventSource(address);
    this.#stream.onmessage = () => void this.#look();
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const main = document.querySelector("main");
    try {
      const signal = AbortSignal.timeout(patience);
      const page = await fetchPage(this.getAttribute("href") ?? "", { signal });
      const wanted = page.querySelector("main");
      if (!main || !wanted || this.connection.aborted) return;
      document.title = page.title;
      morphChildren(main, wanted);
    } catch {
      // The server or the line is away for a moment: the next look will tell.
    }
    this.#wait();
  }
}
