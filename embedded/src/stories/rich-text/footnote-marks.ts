import type { DraftObject } from '#stories/content-value.ts';

type RichTextNodes = readonly DraftObject[];

const mark: DraftObject = { type: 'styled', attrs: { class: 'fussnote' } };

/** Matches `^[`, which starts a footnote, and single brackets, which a footnote may contain. */
const FOOTNOTE_SIGN_PATTERN = /\^\[|\[|\]/u;

/**
 * Marks each text between `^[` and the corresponding `]` as a footnote. Returns undefined if a
 * footnote has no end.
 */
export function markFootnotes(nodes: RichTextNodes): RichTextNodes | undefined {
  let depth = 0;
  const markedNodes = nodes.flatMap((node): RichTextNodes => {
    const text = node['type'] === 'text' && !isCode(node) ? String(node['text']) : undefined;
    if (text === undefined || (depth === 0 && !text.includes('^['))) {
      return [depth > 0 ? addFootnoteMark(node) : node];
    }
    return splitAtFootnoteSigns(text).flatMap((part): RichTextNodes => {
      const isOutsideFootnote = depth === 0;
      if (isOutsideFootnote ? part === '^[' : part === '[' || part === '^[') depth += 1;
      else if (!isOutsideFootnote && part === ']') depth -= 1;
      const isFootnoteSign = isOutsideFootnote ? part === '^[' : depth === 0;
      if (isFootnoteSign || part === '') return [];
      const piece = { ...node, text: part };
      return [isOutsideFootnote ? piece : addFootnoteMark(piece)];
    });
  });
  return depth === 0 ? markedNodes : undefined;
}

/** Splits a text before and after each bracket and each start of a footnote. */
function splitAtFootnoteSigns(text: string): readonly string[] {
  return text.split(new RegExp(`(${FOOTNOTE_SIGN_PATTERN.source})`, 'u'));
}

function isCode(node: DraftObject): boolean {
  return getMarks(node).some((each) => each['type'] === 'code');
}

function addFootnoteMark(node: DraftObject): DraftObject {
  return node['type'] === 'text' ? { ...node, marks: [...getMarks(node), mark] } : node;
}

function getMarks(node: DraftObject): RichTextNodes {
  return (node['marks'] ?? []) as RichTextNodes;
}
