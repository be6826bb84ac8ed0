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
  readonly #pointsByIndex = new Map<string, Map<string, number>>();
  readonly #chosenTogetherCounts = new Map<string, Map<string, number>>();
  readonly choicesByVisitor = new Map<string, string[]>();

  /** Counts events. @returns the number of documents that they name */
  add(events: readonly Fields[]): number {
    let countedDocuments = 0;
    for (const { index, eventType, objectIDs, userToken } of events) {
      for (const objectID of Array.isArray(objectIDs) ? (objectIDs as unknown[]) : []) {
        this.#count(String(index), String(objectID), WEIGHT_BY_EVENT_TYPE[String(eventType)] ?? 0);
        if (eventType === 'conversion')
          this.countWithPreviousChoices(`${String(index)} ${String(userToken)}`, String(objectID));
        countedDocuments += 1;
      }
    }
    return countedDocuments;
  }

  pointsByIndex(index: string, objectID: string): number {
    return this.#pointsByIndex.get(index)?.get(objectID) ?? 0;
  }

  /**
   * Returns a map from the id of another document to the number of times that a visitor chose both
   * that document and this one.
   */
  getChosenTogetherCounts(objectID: string): ReadonlyMap<string, number> {
    return this.#chosenTogetherCounts.get(objectID) ?? new Map();
  }

  #count(index: string, objectID: string, pointsByIndex: number): void {
    const counts = this.#pointsByIndex.get(index) ?? new Map<string, number>();
    this.#pointsByIndex.set(index, counts);
    if (counts.size < MAX_OBJECTS || counts.has(objectID)) {
      counts.set(objectID, (counts.get(objectID) ?? 0) + pointsByIndex);
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
        const counts = this.#chosenTogetherCounts.get(from) ?? new Map<string, number>();
        counts.set(to, (counts.get(to) ?? 0) + 1);
        this.#chosenTogetherCounts.set(from, counts);
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
