import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { isFootnoteMark } from './footnote-mark.ts';
import { readRichText } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

/** Node type of a reference to a footnote. */
export const FOOTNOTE_REFERENCE = 'footnote_reference';

/** A footnote. */
export interface Footnote {
  /** Number of the footnote, from 1, counted over the whole page. */
  readonly number: number;
  /** Text of the note, one paragraph. */
  readonly text: RichTextNode;
}

/** Returns the element ids of a note and of its reference. */
export const createFootnoteIds = (number: number) => ({
  note: `anmerkung-${number}`,
  place: `anmerkung-${number}-stelle`,
});

const MAX_DEPTH = 60;
const MAX_NOTES = 200;

/**
 * Replaces the footnotes in all texts of a page with numbered references. Returns the changed
 * blocks and the notes. Authors write a note inside the running text and give it the style class
 * `fussnote`. Blocks without notes are returned as the same objects.
 */
export function extractFootnotes(blocks: readonly RawBlock[]): {
  readonly blocks: readonly RawBlock[];
  readonly notes: readonly Footnote[];
} {
  const notes: Footnote[] = [];
  return { blocks: blocks.map((block) => extractNotes(block, notes, 0) as RawBlock), notes };
}

function extractNotes(value: unknown, notes: Footnote[], depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const list = hasNotes(value) ? replaceNotes(value, notes) : value;
    const extractedList = list.map((entry) => extractNotes(entry, notes, depth + 1));
    return extractedList.length === value.length &&
      extractedList.every((entry, index) => entry === value[index])
      ? value
      : extractedList;
  }
  const originalFields = value as Record<string, unknown>;
  const entries = Object.entries(originalFields).map(
    ([name, entry]) => [name, extractNotes(entry, notes, depth + 1)] as const,
  );
  const isUnchanged = entries.every(([name, entry]) => entry === originalFields[name]);
  // The spread also copies symbol keys, such as the model of a page part.
  return isUnchanged ? value : { ...value, ...Object.fromEntries(entries) };
}

const isNote = (node: unknown): boolean => {
  const { type, marks } = Object(node) as { type?: unknown; marks?: unknown };
  return type === 'text' && Array.isArray(marks) && marks.some(isFootnoteMark);
};

/**
 * Returns whether the node is a reference that came with the content. Such nodes are removed,
 * because only this module numbers notes.
 */
const isForgedReference = (node: unknown): boolean => Object(node).type === FOOTNOTE_REFERENCE;

const hasNotes = (list: readonly unknown[]): boolean =>
  list.some((node) => isNote(node) || isForgedReference(node));

/** Replaces each note with a reference. Adjacent note nodes form one note. */
function replaceNotes(nodes: readonly unknown[], notes: Footnote[]): unknown[] {
  const list: unknown[] = [];
  let note: unknown[] = [];
  const flushNote = () => {
    const reference = addNote(note, notes);
    note = [];
    if (!reference) return;
    list.push(trimTrailingSpace(list.pop()), reference);
  };
  for (const node of nodes) {
    if (isNote(node)) note.push(node);
    else {
      flushNote();
      if (!isForgedReference(node)) list.push(node);
    }
  }
  flushNote();
  return list.filter((node) => node !== undefined);
}

function addNote(note: readonly unknown[], notes: Footnote[]): object | undefined {
  const content = note.map((node) => ({
    ...(node as object),
    marks: (node as { marks: readonly unknown[] }).marks.filter((mark) => !isFootnoteMark(mark)),
  }));
  const text = readRichText({ type: 'doc', content });
  if (!text || notes.length >= MAX_NOTES) return undefined;
  const noteNumber = notes.length + 1;
  notes.push({ number: noteNumber, text });
  return { type: FOOTNOTE_REFERENCE, attrs: { number: noteNumber } };
}

/** Removes the space before a reference. */
function trimTrailingSpace(node: unknown): unknown {
  const { text } = Object(node) as { text?: unknown };
  return typeof text === 'string' ? { ...(node as object), text: text.trimEnd() } : node;
}
