import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { isFootnoteMark } from './footnote-mark.ts';
import { readRichText } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

/** Type of the node that refers to a footnote. */
export const FOOTNOTE_REFERENCE = 'footnote_reference';

/** A footnote. */
export interface Footnote {
  /** Number of the footnote on the page, from 1. */
  readonly number: number;
  /** Text of the footnote as one paragraph. */
  readonly text: RichTextNode;
}

/** Returns the element ids of a footnote and of the reference to it. */
export const createFootnoteIds = (number: number) => ({
  note: `anmerkung-${number}`,
  place: `anmerkung-${number}-stelle`,
});

const MAX_DEPTH = 60;
const MAX_NOTES = 200;

/**
 * Replaces the footnotes in all texts of a page with numbered references. Returns the changed
 * blocks and the footnotes. Authors write a footnote inside the running text and give it the style
 * class `fussnote`. A block without footnotes is returned as the same object.
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
    const list = hasNotesOrReferences(value) ? replaceNotes(value, notes) : value;
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
  return isUnchanged ? value : { ...value, ...Object.fromEntries(entries) };
}

const isFootnoteNode = (node: unknown): boolean => {
  const { type, marks } = Object(node) as { type?: unknown; marks?: unknown };
  return type === 'text' && Array.isArray(marks) && marks.some(isFootnoteMark);
};

/**
 * Returns whether the node is a reference that the content itself contains. Such nodes are removed,
 * because only this module numbers footnotes.
 */
const isForgedReference = (node: unknown): boolean => Object(node).type === FOOTNOTE_REFERENCE;

const hasNotesOrReferences = (list: readonly unknown[]): boolean =>
  list.some((node) => isFootnoteNode(node) || isForgedReference(node));

/** Replaces each footnote with a reference. Adjacent footnote nodes form one footnote. */
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
    if (isFootnoteNode(node)) note.push(node);
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

/** Removes the space between a text and the reference that follows it. */
function trimTrailingSpace(node: unknown): unknown {
  const { text } = Object(node) as { text?: unknown };
  return typeof text === 'string' ? { ...(node as object), text: text.trimEnd() } : node;
}
