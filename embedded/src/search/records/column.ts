import { getValuesAtPath, type SearchRecord } from './search-record.ts';

const NO_VALUES: readonly number[] = [];

/**
 * The values of one attribute in all records of a collection, by slot. Texts have numeric ids, for
 * facets; numbers are kept as they are, for comparison and sorting.
 */
export class Column {
  readonly attribute: string;
  /** Texts of all values; the index of a text is its id. */
  readonly texts: string[] = [];
  readonly idByText = new Map<string, number>();
  readonly idsByFoldedText = new Map<string, number[]>();
  readonly #ids: (readonly number[] | undefined)[] = [];
  readonly #numbers: (readonly number[] | undefined)[] = [];

  constructor(attribute: string) {
    this.attribute = attribute;
  }

  set(slot: number, record: SearchRecord): void {
    const values = getValuesAtPath(record, this.attribute);
    if (values.length === 0) return;
    const ids = new Set(values.map((value) => this.#getId(String(value))));
    this.#ids[slot] = [...ids];
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length > 0) this.#numbers[slot] = numbers;
  }

  clear(slot: number): void {
    this.#ids[slot] = undefined;
    this.#numbers[slot] = undefined;
  }

  /** Returns the ids of the different values that a slot has. */
  ids(slot: number): readonly number[] {
    return this.#ids[slot] ?? NO_VALUES;
  }

  numbers(slot: number): readonly number[] {
    return this.#numbers[slot] ?? NO_VALUES;
  }

  /** Returns the ids of all values that are equal to the text, ignoring case. */
  getIdsOfText(text: string): readonly number[] {
    return this.idsByFoldedText.get(text.toLowerCase()) ?? NO_VALUES;
  }

  /** Returns the id of the value that is equal to the text, including case. */
  getIdOfExactText(text: string): number | undefined {
    return this.idByText.get(text);
  }

  /**
   * Returns the value by which a slot is sorted. If it is undefined, the slot comes last in both
   * directions.
   */
  getSortValue(slot: number): number | string | undefined {
    const [number] = this.numbers(slot);
    if (number !== undefined) return number;
    const [id] = this.ids(slot);
    return id === undefined ? undefined : this.texts[id];
  }

  #getId(text: string): number {
    let id = this.idByText.get(text);
    if (id === undefined) {
      id = this.texts.push(text) - 1;
      this.idByText.set(text, id);
      const foldedText = text.toLowerCase();
      this.idsByFoldedText.set(foldedText, [...(this.idsByFoldedText.get(foldedText) ?? []), id]);
    }
    return id;
  }
}
