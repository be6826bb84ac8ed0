import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { isFootnoteMark } from './footnote-mark.ts';
import { readRichText } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

/** Type of the node that stands where a footnote was written. */
export const FOOTNOTE_REFERENCE = 'footnote_reference';

/** A note of a text. */
export interface Footnote {
  /** From 1, over the whole page. */
  readonly number: number;
  /** What the note says, in one paragraph. */
  readonly text: RichTextNode;
}

/** Ids of a note and of the place that refers to it. */
export const footnoteIds = (number: number) => ({
  note: `anmerkung-${number}`,
  place: `anmerkung-${number}-stelle`,
});

const MAX_DEPTH = 60;
const MOST = 200;

/**
 * Takes the notes out of all texts of a page and leaves their numbers. Authors write a note where it
 * belongs and give it the style `fussnote`. Blocks without notes come back as they are.
 */
export function takeFootnotes(blocks: readonly RawBlock[]): {
  readonly blocks: readonly RawBlock[];
  readonly notes: readonly Footnote[];
} {
  const notes: Footnote[] = [];
  return { blocks: blocks.map((block) => takeFrom(block, notes, 0) as RawBlock), notes };
}

function takeFrom(value: unknown, notes: Footnote[], depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const list = hasNotes(value) ? withReferences(value, notes) : value;
    const taken = list.map((entry) => takeFrom(entry, notes, depth + 1));
    return taken.length === value.length && taken.every((entry, at) => entry === value[at])
      ? value
      : taken;
  }
  const before = value as Record<string, unknown>;
  const entries = Object.entries(before).map(
    ([name, entry]) => [name, takeFrom(entry, notes, depth + 1)] as const,
  );
  const same = entries.every(([name, entry]) => entry === before[name]);
  // Parts of pages carry their model on a symbol, which a spread keeps.
  return same ? value : { ...value, ...Object.fromEntries(entries) };
}

const isNote = (node: unknown): boolean => {
  const { type, marks } = Object(node) as { type?: unknown; marks?: unknown };
  return type === 'text' && Array.isArray(marks) && marks.some(isFootnoteMark);
};

/** Only this page numbers its notes: content that brings numbers of its own is not heard. */
const isForged = (node: unknown): boolean => Object(node).type === FOOTNOTE_REFERENCE;

const hasNotes = (list: readonly unknown[]): boolean =>
  list.some((node) => isNote(node) || isForged(node));

/** The nodes with a number in the place of each note; a note may consist of several texts. */
function withReferences(nodes: readonly unknown[], notes: Footnote[]): unknown[] {
  const list: unknown[] = [];
  let note: unknown[] = [];
  const close = () => {
    const reference = referenceTo(note, notes);
    note = [];
    if (!reference) return;
    list.push(closedUp(list.pop()), reference);
  };
  for (const node of nodes) {
    if (isNote(node)) note.push(node);
    else {
      close();
      if (!isForged(node)) list.push(node);
    }
  }
  close();
  return list.filter((node) => node !== undefined);
}

function referenceTo(note: readonly unknown[], notes: Footnote[]): object | undefined {
  const content = note.map((node) => ({
    ...(node as object),
    marks: (node as { marks: readonly unknown[] }).marks.filter((mark) => !isFootnoteMark(mark)),
  }));
  const text = readRichText({ type: 'doc', content });
  if (!text || notes.length >= MOST) return undefined;
  const number = notes.length + 1;
  notes.push({ number, text });
  return { type: FOOTNOTE_REFERENCE, attrs: { number } };
}

/** The number stands close to the word. */
function closedUp(node: unknown): unknown {
  const { text } = Object(node) as { text?: unknown };
  return typeof text === 'string' ? { ...(node as object), text: text.trimEnd() } : node;
}
