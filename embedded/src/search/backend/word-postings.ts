import type { Postings, SearchBackend, SearchBackendFactory } from './search-backend.ts';

interface MutablePostings {
  readonly slots: number[];
  readonly fields: number[];
}

/**
 * Stored form of the postings of each word. A slot is stored as its difference from the previous
 * slot.
 */
interface Snapshot {
  readonly version: 1;
  readonly words: readonly string[];
  readonly slots: readonly (readonly number[])[];
  readonly fields: readonly (readonly number[])[];
}

/** Keeps the postings in arrays in memory (decision 041). */
class WordPostings implements SearchBackend {
  readonly #lists: Map<string, MutablePostings>;

  constructor(lists: Map<string, MutablePostings> = new Map()) {
    this.#lists = lists;
  }

  add(slot: number, words: readonly (readonly string[])[]): void {
    for (const [field, fieldWords] of words.entries()) {
      const fieldBit = 1 << field;
      for (const word of fieldWords) this.#put(word, slot, fieldBit);
    }
  }

  postings(word: string): Postings | undefined {
    return this.#lists.get(word);
  }

  *words(): Iterable<readonly [string, number]> {
    for (const [word, { slots }] of this.#lists) yield [word, slots.length];
  }

  createSnapshot(slotExists: (slot: number) => boolean): object {
    const words: string[] = [];
    const slots: number[][] = [];
    const fields: number[][] = [];
    for (const [word, lists] of this.#lists) {
      const steps: number[] = [];
      const fieldBits: number[] = [];
      let previousSlot = 0;
      for (const [at, slot] of lists.slots.entries()) {
        if (!slotExists(slot)) continue;
        steps.push(slot - previousSlot);
        fieldBits.push(lists.fields[at] ?? 0);
        previousSlot = slot;
      }
      if (steps.length === 0) continue;
      words.push(word);
      slots.push(steps);
      fields.push(fieldBits);
    }
    return { version: 1, words, slots, fields } satisfies Snapshot;
  }

  #put(word: string, slot: number, fieldBit: number): void {
    let lists = this.#lists.get(word);
    if (!lists) {
      lists = { slots: [], fields: [] };
      this.#lists.set(word, lists);
    }
    const last = lists.slots.length - 1;
    if (lists.slots[last] === slot) lists.fields[last] = (lists.fields[last] ?? 0) | fieldBit;
    else {
      lists.slots.push(slot);
      lists.fields.push(fieldBit);
    }
  }
}

function loadPostings(snapshot: unknown): SearchBackend {
  const { version, words, slots, fields } = snapshot as Snapshot;
  if (version !== 1 || words.length !== slots.length || words.length !== fields.length) {
    throw new Error('the postings have another format version');
  }
  const lists = new Map<string, MutablePostings>();
  for (const [at, word] of words.entries()) {
    let slot = 0;
    const absoluteSlots = (slots[at] ?? []).map((step) => (slot += step));
    lists.set(word, { slots: absoluteSlots, fields: [...(fields[at] ?? [])] });
  }
  return new WordPostings(lists);
}

export const wordPostings: SearchBackendFactory = {
  create: () => new WordPostings(),
  load: loadPostings,
};
