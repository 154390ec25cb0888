export abstract class Enhancement extends HTMLElement {
  #connection = new AbortController();

  connectedCallback(): void {
    this.#connection = new AbortController();
    this.start();
  }

  disconnectedCallback(): void {
    this.#connection.abort();
  }

  protected get connection(): AbortSignal {
    return this.#connection.signal;
  }

  protected abstract start(): void;

  protected on<Name extends keyof GlobalEventHandlersEventMap>(
    target: EventTarget | null | undefined,
    name: Name | "pageshow" | "visibilitychange",
    listener: (event: GlobalEventHandlersEventMap[Name]) => void,
  ): void {
    target?.addEventListener(name, listener as EventListener, { signal: this.connection });
  }

  /** Calls back after some milliseconds, unless the element has left the page by then. */
  protected later(milliseconds: number, callback: () => void): void {
    const timer = setTimeout(callback, milliseconds);
    this.connection.addEventListener("abort", () => clearTimeout(timer));
  }
}
