import type { Dictionaries } from '#search/application/dictionaries.ts';
import type { SearchBackend, SearchBackendFactory } from '#search/backend/search-backend.ts';
import { Column } from '#search/records/column.ts';
import { collectTexts, getValuesAtPath, type SearchRecord } from '#search/records/search-record.ts';
import { getTerms } from '@gruenland/shared-contracts/german/tokenize.ts';
import { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

/**
 * Name of the only field if the settings name no searchable attributes. It contains all texts of a
 * record.
 */
export const ALL_TEXT_FIELD = '*';

/** Milliseconds after which the building of a collection pauses, so that searches can run. */
const MAX_BLOCKING_MS = 12;

/** Records with their postings and columns. An index and its replicas share one collection. */
export class Collection {
  readonly fields: readonly string[];
  /** Dictionaries of the application; all collections use the same ones. */
  readonly dictionaries: Dictionaries;
  readonly #backendFactory: SearchBackendFactory;
  #backend: SearchBackend;
  #vocabulary = new Vocabulary();
  #records: (SearchRecord | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  readonly #columns = new Map<string, Column>();

  constructor(
    backendFactory: SearchBackendFactory,
    fields: readonly string[],
    dictionaries: Dictionaries,
    backend?: SearchBackend,
  ) {
    this.#backendFactory = backendFactory;
    this.dictionaries = dictionaries;
    this.fields = fields.length > 0 ? fields : [ALL_TEXT_FIELD];
    this.#backend = backend ?? backendFactory.create();
    if (backend) for (const [word, count] of backend.words()) this.#vocabulary.add(word, count);
  }

  get size(): number {
    return this.#slots.size;
  }

  get backend(): SearchBackend {
    return this.#backend;
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  /** The largest slot plus one. */
  get slotCount(): number {
    return this.#records.length;
  }

  /** Yields the slots of all records in insertion order. */
  slots(): IterableIterator<number> {
    return this.#slots.values();
  }

  record(slot: number): SearchRecord | undefined {
    return this.#records[slot];
  }

  getSlot(objectID: string): number | undefined {
    return this.#slots.get(objectID);
  }

  get(objectID: string): SearchRecord | undefined {
    const slot = this.#slots.get(objectID);
    return slot === undefined ? undefined : this.#records[slot];
  }

  records(): SearchRecord[] {
    return this.#records.filter((record) => record !== undefined);
  }

  put(record: SearchRecord): void {
    this.remove(record.objectID);
    const slot = this.#records.length;
    const words = this.fields.map((field) => this.#getWords(record, field));
    this.#backend.add(slot, words);
    for (const word of new Set(words.flat())) this.#vocabulary.add(word);
    this.restore(slot, record);
  }

  /** Puts a record that was loaded from disk into its slot. Its postings are already loaded. */
  restore(slot: number, record: SearchRecord): void {
    this.#records[slot] = record;
    this.#slots.set(record.objectID, slot);
    for (const column of this.#columns.values()) column.set(slot, record);
  }

  remove(objectID: string): boolean {
    const slot = this.#slots.get(objectID);
    if (slot === undefined) return false;
    for (const column of this.#columns.values()) column.clear(slot);
    this.#records[slot] = undefined;
    this.#slots.delete(objectID);
    return true;
  }

  clear(): void {
    this.#backend = this.#backendFactory.create();
    this.#vocabulary = new Vocabulary();
    this.#records = [];
    this.#slots.clear();
    this.#columns.clear();
  }

  /**
   * Returns the column with the values of an attribute. The first call builds the column; later
   * changes of records update it.
   */
  column(attribute: string): Column {
    let column = this.#columns.get(attribute);
    if (!column) {
      column = new Column(attribute);
      for (const slot of this.#slots.values()) {
        const record = this.#records[slot];
        if (record) column.set(slot, record);
      }
      this.#columns.set(attribute, column);
    }
    return column;
  }

  /**
   * Builds a collection with the same records and with postings of the given fields. Pauses
   * regularly, so that searches can run.
   */
  async buildWithFields(fields: readonly string[]): Promise<Collection> {
    const collection = new Collection(this.#backendFactory, fields, this.dictionaries);
    let turnStartMs = performance.now();
    for (const record of this.records()) {
      collection.put(record);
      if (performance.now() - turnStartMs < MAX_BLOCKING_MS) continue;
      await yieldToEventLoop();
      turnStartMs = performance.now();
    }
    return collection;
  }

  #getWords(record: SearchRecord, field: string): string[] {
    const values = field === ALL_TEXT_FIELD ? collectTexts(record) : getValuesAtPath(record, field);
    return values
      .filter((value) => typeof value !== 'boolean')
      .flatMap((value) => getTerms(String(value)));
  }
}

/** Resolves when other pending work of the event loop has had a chance to run. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
