import type { DraftObject } from '#stories/content-value.ts';

type Nodes = readonly DraftObject[];

const mark: DraftObject = { type: 'styled', attrs: { class: 'fussnote' } };

/** The start of a footnote, and the brackets that may occur inside it. */
const signs = /\^\[|\[|\]/u;

/**
 * Marks the text between `^[` and its `]` with the site's footnote style. Undefined when a footnote
 * has no end.
 */
export function withFootnotes(nodes: Nodes): Nodes | undefined {
  let depth = 0;
  const styled = nodes.flatMap((node): Nodes => {
    const text = node['type'] === 'text' && !isCode(node) ? String(node['text']) : undefined;
    if (text === undefined || (depth === 0 && !text.includes('^['))) {
      return [depth > 0 ? inNote(node) : node];
    }
    return partsOf(text).flatMap((part): Nodes => {
      const outside = depth === 0;
      if (outside ? part === '^[' : part === '[' || part === '^[') depth += 1;
      else if (!outside && part === ']') depth -= 1;
      const isSign = outside ? part === '^[' : depth === 0;
      if (isSign || part === '') return [];
      const piece = { ...node, text: part };
      return [outside ? piece : inNote(piece)];
    });
  });
  return depth === 0 ? styled : undefined;
}

/** The text split at the signs, which are separate parts. */
function partsOf(text: string): readonly string[] {
  return text.split(new RegExp(`(${signs.source})`, 'u'));
}

function isCode(node: DraftObject): boolean {
  return marksOf(node).some((each) => each['type'] === 'code');
}

function inNote(node: DraftObject): DraftObject {
  return node['type'] === 'text' ? { ...node, marks: [...marksOf(node), mark] } : node;
}

function marksOf(node: DraftObject): Nodes {
  return (node['marks'] ?? []) as Nodes;
}
