/**
 * A parsed rich text node. All properties have the declared types, but the attributes may have any
 * value.
 */
export interface RichTextNode {
  readonly type: string;
  readonly text: string;
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly marks: readonly RichTextMark[];
  readonly content: readonly RichTextNode[];
}

export interface RichTextMark {
  readonly type: string;
  readonly attrs: Readonly<Record<string, unknown>>;
}

/** Maximum nesting depth, as protection against malicious documents. Deeper nodes are left out. */
const MAX_DEPTH = 40;
/** Maximum number of nodes per document. Further nodes are left out. */
const MAX_NODES = 20_000;

/**
 * Parses a rich text field. Returns undefined when the field is not a document or has no content.
 * Never throws.
 */
export function readRichText(value: unknown): RichTextNode | undefined {
  const nodeBudget = { left: MAX_NODES };
  const document = readNode(value, 0, nodeBudget);
  return document?.type === 'doc' && !isEmpty(document) ? document : undefined;
}

function readNode(
  value: unknown,
  depth: number,
  nodeBudget: { left: number },
): RichTextNode | undefined {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined;
  nodeBudget.left -= 1;
  if (nodeBudget.left < 0) return undefined;
  const { type, text, attrs, marks, content } = value as Record<string, unknown>;
  if (typeof type !== 'string') return undefined;
  return {
    type,
    text: typeof text === 'string' ? text : '',
    attrs: readAttributes(attrs),
    marks: toArray(marks).flatMap(readMark),
    content: toArray(content)
      .map((child) => readNode(child, depth + 1, nodeBudget))
      .filter((child) => child !== undefined),
  };
}

function readMark(value: unknown): RichTextMark[] {
  const { type, attrs } = Object(value) as Record<string, unknown>;
  return typeof type === 'string' ? [{ type, attrs: readAttributes(attrs) }] : [];
}

function readAttributes(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const NON_TEXT_NODE_TYPES = new Set(['image', 'emoji', 'horizontal_rule', 'blok']);

function isEmpty(node: RichTextNode): boolean {
  if (node.type === 'text') return node.text.trim() === '';
  return !NON_TEXT_NODE_TYPES.has(node.type) && node.content.every(isEmpty);
}
