const WEIGHTS: Readonly<Record<string, number>> = { view: 1, click: 3, conversion: 10 };
const MAX_OBJECTS = 100_000;
const MAX_BASKETS = 20_000;
const MAX_BASKET_SIZE = 10;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Counts visitor events, in memory only. Visitors are not identified: the last few documents of
 * each visitor are kept under a key that is never stored, to count which documents are chosen
 * together.
 */
export class EventCounts {
  readonly #points = new Map<string, Map<string, number>>();
  readonly #together = new Map<string, Map<string, number>>();
  readonly #baskets = new Map<string, string[]>();

  /** Counts events. @returns the total number of objects that the events name */
  add(events: readonly Fields[]): number {
    let counted = 0;
    for (const { index, eventType, objectIDs, userToken } of events) {
      for (const objectID of Array.isArray(objectIDs) ? (objectIDs as unknown[]) : []) {
        this.#count(String(index), String(objectID), WEIGHTS[String(eventType)] ?? 0);
        if (eventType === 'conversion')
          this.#join(`${String(index)} ${String(userToken)}`, String(objectID));
        counted += 1;
      }
    }
    return counted;
  }

  points(index: string, objectID: string): number {
    return this.#points.get(index)?.get(objectID) ?? 0;
  }

  /** Returns how often visitors chose other documents together with this one, by document id. */
  countChosenTogether(objectID: string): ReadonlyMap<string, number> {
    return this.#together.get(objectID) ?? new Map();
  }

  #count(index: string, objectID: string, points: number): void {
    const counts = this.#points.get(index) ?? new Map<string, number>();
    this.#points.set(index, counts);
    if (counts.size < MAX_OBJECTS || counts.has(objectID)) {
      counts.set(objectID, (counts.get(objectID) ?? 0) + points);
    }
  }

  #join(visitor: string, objectID: string): void {
    const basket = this.#baskets.get(visitor) ?? [];
    for (const other of basket) {
      if (other === objectID) continue;
      for (const [from, to] of [
        [other, objectID],
        [objectID, other],
      ] as const) {
        const counts = this.#together.get(from) ?? new Map<string, number>();
        counts.set(to, (counts.get(to) ?? 0) + 1);
        this.#together.set(from, counts);
      }
    }
    this.#baskets.delete(visitor);
    this.#baskets.set(visitor, [...basket.slice(1 - MAX_BASKET_SIZE), objectID]);
    const [oldest] = this.#baskets.keys();
    if (this.#baskets.size > MAX_BASKETS && oldest !== undefined) this.#baskets.delete(oldest);
  }
}
