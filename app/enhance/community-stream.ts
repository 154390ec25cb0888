type Listener = (event: MessageEvent<string>) => void;

const listeners = new Map<string, Set<Listener>>();
let source: EventSource | undefined;
let last = "";

/**
 * Hears events of the one stream that a page holds, whoever on it wants them. The stream is closed while the page is
 * hidden; it begins again after the event that was heard last (`since`).
 * @param kind of event, as its stream names it
 */
export function hear(address: string, kind: string, listener: Listener, until: AbortSignal): void {
  const own = listeners.get(kind) ?? new Set();
  listeners.set(kind, own.add(listener));
  const open = () => (document.hidden ? close() : listen(address));
  document.addEventListener("visibilitychange", open, { signal: until });
  until.addEventListener("abort", () => {
    own.delete(listener);
    if ([...listeners.values()].every(({ size }) => size === 0)) close();
  });
  if (source) attach(kind);
  open();
}

function listen(address: string): void {
  if (source && source.readyState !== EventSource.CLOSED) return;
  source = new EventSource(last ? `${address}?since=${encodeURIComponent(last)}` : address);
  for (const kind of listeners.keys()) attach(kind);
}

const attached = new WeakMap<EventSource, Set<string>>();

function attach(kind: string): void {
  if (!source) return;
  const kinds = attached.get(source) ?? new Set();
  if (kinds.has(kind)) return;
  attached.set(source, kinds.add(kind));
  source.addEventListener(kind, (event: MessageEvent<string>) => {
    last = event.lastEventId || last;
    for (const listener of listeners.get(kind) ?? []) listener(event);
  });
}

function close(): void {
  source?.close();
  source = undefined;
}
