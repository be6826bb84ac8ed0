import { valuesAt, type SearchRecord } from './search-record.ts';

const NOTHING: readonly number[] = [];

/**
 * The values of one attribute for all records of a collection, by slot: numbered texts for facets,
 * numbers for comparison and sorting.
 */
export class Column {
  readonly attribute: string;
  /** Text by value number. */
  readonly texts: string[] = [];
  readonly #numberOf = new Map<string, number>();
  readonly #byFolded = new Map<string, number[]>();
  readonly #ids: (readonly number[] | undefined)[] = [];
  readonly #numbers: (readonly number[] | undefined)[] = [];

  constructor(attribute: string) {
    this.attribute = attribute;
  }

  set(slot: number, record: SearchRecord): void {
    const values = valuesAt(record, this.attribute);
    if (values.length === 0) return;
    const ids = new Set(values.map((value) => this.#idOf(String(value))));
    this.#ids[slot] = [...ids];
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length > 0) this.#numbers[slot] = numbers;
  }

  clear(slot: number): void {
    this.#ids[slot] = undefined;
    this.#numbers[slot] = undefined;
  }

  /** Numbers of the slot's facet values without duplicates. */
  ids(slot: number): readonly number[] {
    return this.#ids[slot] ?? NOTHING;
  }

  numbers(slot: number): readonly number[] {
    return this.#numbers[slot] ?? NOTHING;
  }

  /** Numbers of all values that equal the text case-insensitively. */
  idsOfText(text: string): readonly number[] {
    return this.#byFolded.get(text.toLowerCase()) ?? NOTHING;
  }

  /** Number of the value that equals the text exactly. */
  idOfExactText(text: string): number | undefined {
    return this.#numberOf.get(text);
  }

  /** Sort value of the slot; undefined is last in both directions. */
  sortValue(slot: number): number | string | undefined {
    const [number] = this.numbers(slot);
    if (number !== undefined) return number;
    const [id] = this.ids(slot);
    return id === undefined ? undefined : this.texts[id];
  }

  #idOf(text: string): number {
    let id = this.#numberOf.get(text);
    if (id === undefined) {
      id = this.texts.push(text) - 1;
      this.#numberOf.set(text, id);
      const folded = text.toLowerCase();
      this.#byFolded.set(folded, [...(this.#byFolded.get(folded) ?? []), id]);
    }
    return id;
  }
}
