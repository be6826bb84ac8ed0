import type { DraftObject } from '#stories/content-value.ts';

type Nodes = readonly DraftObject[];

const mark: DraftObject = { type: 'styled', attrs: { class: 'fussnote' } };

/** Matches the start of a footnote and the brackets that may occur inside one. */
const FOOTNOTE_SIGNS = /\^\[|\[|\]/u;

/**
 * Marks the text between `^[` and its `]` with the site's footnote style. Returns undefined when a
 * footnote has no end.
 */
export function markFootnotes(nodes: Nodes): Nodes | undefined {
  let depth = 0;
  const styled = nodes.flatMap((node): Nodes => {
    const text = node['type'] === 'text' && !isCode(node) ? String(node['text']) : undefined;
    if (text === undefined || (depth === 0 && !text.includes('^['))) {
      return [depth > 0 ? addFootnoteMark(node) : node];
    }
    return getParts(text).flatMap((part): Nodes => {
      const isOutside = depth === 0;
      if (isOutside ? part === '^[' : part === '[' || part === '^[') depth += 1;
      else if (!isOutside && part === ']') depth -= 1;
      const isSign = isOutside ? part === '^[' : depth === 0;
      if (isSign || part === '') return [];
      const piece = { ...node, text: part };
      return [isOutside ? piece : addFootnoteMark(piece)];
    });
  });
  return depth === 0 ? styled : undefined;
}

/** Splits a text at each footnote sign; the signs are separate parts of the result. */
function getParts(text: string): readonly string[] {
  return text.split(new RegExp(`(${FOOTNOTE_SIGNS.source})`, 'u'));
}

function isCode(node: DraftObject): boolean {
  return getMarks(node).some((each) => each['type'] === 'code');
}

function addFootnoteMark(node: DraftObject): DraftObject {
  return node['type'] === 'text' ? { ...node, marks: [...getMarks(node), mark] } : node;
}

function getMarks(node: DraftObject): Nodes {
  return (node['marks'] ?? []) as Nodes;
}
