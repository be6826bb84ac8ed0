/**
 * Converts Markdown to rich text nodes. Supports headings, lists, quotes, code blocks and rules,
 * and inline bold, italic, code, links and pictures. Unsupported syntax stays as text.
 */
export function markdownToNodes(markdown: string): readonly object[] {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .flatMap(toBlockNodes);
}

const HEADING_PATTERN = /^(#{1,6}) +(.*)$/;
const BULLET_PATTERN = /^ {0,3}[-*+] +/;
const NUMBERED_ITEM_PATTERN = /^ {0,3}\d{1,4}[.)] +/;

function toBlockNodes(block: string): readonly object[] {
  const [first = '', ...others] = block.split('\n');
  const heading = HEADING_PATTERN.exec(first);
  if (heading?.[1] && heading[2]) {
    const attrs = { level: heading[1].length };
    const node = { type: 'heading', attrs, content: toInlineNodes(heading[2]) };
    return others.length > 0 ? [node, ...toBlockNodes(others.join('\n'))] : [node];
  }
  if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(first)) return [{ type: 'horizontal_rule' }];
  if (BULLET_PATTERN.test(first)) return [listNode('bullet_list', block, BULLET_PATTERN)];
  // A single numbered line is more likely a date or a sentence than a list.
  if (NUMBERED_ITEM_PATTERN.test(first) && others.some((line) => NUMBERED_ITEM_PATTERN.test(line)))
    return [listNode('ordered_list', block, NUMBERED_ITEM_PATTERN)];
  if (first.startsWith('>')) {
    return [{ type: 'blockquote', content: [createParagraphNode(block.replace(/^> ?/gm, ''))] }];
  }
  if (first.startsWith('```')) {
    const text = block.replace(/^```.*\n?/, '').replace(/\n?```$/, '');
    return [{ type: 'code_block', content: [{ type: 'text', text }] }];
  }
  return [createParagraphNode(block)];
}

function listNode(type: string, block: string, mark: RegExp): object {
  const items: string[] = [];
  for (const line of block.split('\n')) {
    if (mark.test(line) || items.length === 0) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`);
  }
  return {
    type,
    content: items.map((item) => ({ type: 'list_item', content: [createParagraphNode(item)] })),
  };
}

function createParagraphNode(text: string): object {
  return { type: 'paragraph', content: toInlineNodes(text) };
}

/** All quantifiers are bounded, to avoid slow backtracking. */
const INLINE_MARKUP_PATTERN =
  /!\[([^\]\n]{0,200})\]\(([^)\s]{1,500})\)|\[([^\]\n]{1,300})\]\(([^)\s]{1,500})\)|\*\*([^*\n]{1,500})\*\*|(?<![\p{L}\p{N}*])\*([^*\s](?:[^*\n]{0,300}[^*\s])?)\*(?!\*)|(?<![\p{L}\p{N}_])_([^_\s](?:[^_\n]{0,300}[^_\s])?)_(?![\p{L}\p{N}_])|`([^`\n]{1,300})`/gu;

function toInlineNodes(text: string): readonly object[] {
  const nodes: object[] = [];
  let read = 0;
  for (const found of text.matchAll(INLINE_MARKUP_PATTERN)) {
    if (found.index > read) nodes.push(createTextNode(text.slice(read, found.index)));
    nodes.push(toInlineNode(found));
    read = found.index + found[0].length;
  }
  if (read < text.length) nodes.push(createTextNode(text.slice(read)));
  return nodes;
}

function toInlineNode([
  whole,
  alt,
  src,
  label,
  href,
  boldText,
  italicText,
  underscoredText,
  code,
]: RegExpExecArray) {
  if (src) return { type: 'image', attrs: { src, alt } };
  if (label) return createTextNode(label, { type: 'link', attrs: { href, linktype: 'url' } });
  if (boldText) return createTextNode(boldText, { type: 'bold' });
  if (code) return createTextNode(code, { type: 'code' });
  return createTextNode(italicText ?? underscoredText ?? whole, { type: 'italic' });
}

function createTextNode(text: string, mark?: object): object {
  return { type: 'text', text, ...(mark ? { marks: [mark] } : {}) };
}
