/**
 * Records by id in the order of their creation, capped: the oldest leaves when a new one comes.
 * Records are values: change one by putting a copy.
 */
export class Collection<Item extends { id: string }> {
  #items = new Map<string, Item>();

  constructor(
    readonly name: string,
    readonly limit: number,
    readonly events: {
      changed(item: Item | null): void;
      evicted?(item: Item): void;
    },
  ) {}

  get size(): number {
    return this.#items.size;
  }

  get(id: string): Item | undefined {
    return this.#items.get(id);
  }

  put(item: Item): Item {
    this.restore(item);
    this.events.changed(item);
    return item;
  }

  restore(item: Item): void {
    this.#items.set(item.id, item);
    while (this.#items.size > this.limit) this.#evictOldest();
  }

  clear(): void {
    this.forget();
    this.events.changed(null);
  }

  forget(): void {
    for (const item of this.#items.values()) this.events.evicted?.(item);
    this.#items.clear();
  }

  values(): Iterable<Item> {
    return this.#items.values();
  }

  newest(test: (item: Item) => boolean = () => true): Item[] {
    return [...this.#items.values()].filter(test).reverse();
  }

  #evictOldest(): void {
    const [oldest] = this.#items.values();
    if (!oldest) return;
    this.#items.delete(oldest.id);
    this.events.evicted?.(oldest);
  }
}
