const WEIGHT_BY_EVENT_TYPE: Readonly<Record<string, number>> = {
  view: 1,
  click: 3,
  conversion: 10,
};
const MAX_OBJECTS = 100_000;
const MAX_VISITORS = 20_000;
const MAX_CHOICES_PER_VISITOR = 10;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Counts visitors' events, in memory only. To count which documents are chosen together, it keeps
 * the last few documents of each user token. Nothing is written to disk.
 */
export class EventCounts {
  readonly #points = new Map<string, Map<string, number>>();
  readonly #together = new Map<string, Map<string, number>>();
  readonly choicesByVisitor = new Map<string, string[]>();

  /** Counts events. @returns the number of documents that they name */
  add(events: readonly Fields[]): number {
    let counted = 0;
    for (const { index, eventType, objectIDs, userToken } of events) {
      for (const objectID of Array.isArray(objectIDs) ? (objectIDs as unknown[]) : []) {
        this.#count(String(index), String(objectID), WEIGHT_BY_EVENT_TYPE[String(eventType)] ?? 0);
        if (eventType === 'conversion')
          this.countWithPreviousChoices(`${String(index)} ${String(userToken)}`, String(objectID));
        counted += 1;
      }
    }
    return counted;
  }

  points(index: string, objectID: string): number {
    return this.#points.get(index)?.get(objectID) ?? 0;
  }

  /**
   * Returns a map from the id of another document to the number of times that a visitor chose both
   * that document and this one.
   */
  getChosenTogetherCounts(objectID: string): ReadonlyMap<string, number> {
    return this.#together.get(objectID) ?? new Map();
  }

  #count(index: string, objectID: string, points: number): void {
    const counts = this.#points.get(index) ?? new Map<string, number>();
    this.#points.set(index, counts);
    if (counts.size < MAX_OBJECTS || counts.has(objectID)) {
      counts.set(objectID, (counts.get(objectID) ?? 0) + points);
    }
  }

  countWithPreviousChoices(visitor: string, objectID: string): void {
    const previousChoices = this.choicesByVisitor.get(visitor) ?? [];
    for (const other of previousChoices) {
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
    this.choicesByVisitor.delete(visitor);
    this.choicesByVisitor.set(visitor, [
      ...previousChoices.slice(1 - MAX_CHOICES_PER_VISITOR),
      objectID,
    ]);
    const [oldest] = this.choicesByVisitor.keys();
    if (this.choicesByVisitor.size > MAX_VISITORS && oldest !== undefined)
      this.choicesByVisitor.delete(oldest);
  }
}
