/**
 * Records by id in the order of their creation, capped: the oldest leaves when a new one comes.
 * Records are values: change one by putting a copy.
 */
export class Collection<Item extends { id: string }> {
  #items = new Map<string, Item>();

  /**
   * @param limit most records kept
   * @param events told about every change that has to survive a restart, and about records that leave
   */
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

  /** Puts a record that the journal already holds. */
  restore(item: Item): void {
    this.#items.set(item.id, item);
    while (this.#items.size > this.limit) this.#evictOldest();
  }

  clear(): void {
    this.forget();
    this.events.changed(null);
  }

  /** Empties the collection without telling the journal. */
  forget(): void {
    for (const item of this.#items.values()) this.events.evicted?.(item);
    this.#items.clear();
  }

  /** All records, oldest first. */
  values(): Iterable<Item> {
    return this.#items.values();
  }

  /** Records, newest first, that pass the test. */
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
