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
    .flatMap(blockNodes);
}

const HEADING = /^(#{1,6}) +(.*)$/;
const BULLET = /^ {0,3}[-*+] +/;
const NUMBERED = /^ {0,3}\d{1,4}[.)] +/;

function blockNodes(block: string): readonly object[] {
  const [first = '', ...others] = block.split('\n');
  const heading = HEADING.exec(first);
  if (heading?.[1] && heading[2]) {
    const attrs = { level: heading[1].length };
    const node = { type: 'heading', attrs, content: inlineNodes(heading[2]) };
    return others.length > 0 ? [node, ...blockNodes(others.join('\n'))] : [node];
  }
  if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(first)) return [{ type: 'horizontal_rule' }];
  if (BULLET.test(first)) return [listNode('bullet_list', block, BULLET)];
  // A single numbered line is more likely a date or a sentence than a list.
  if (NUMBERED.test(first) && others.some((line) => NUMBERED.test(line)))
    return [listNode('ordered_list', block, NUMBERED)];
  if (first.startsWith('>')) {
    return [{ type: 'blockquote', content: [paragraphNode(block.replace(/^> ?/gm, ''))] }];
  }
  if (first.startsWith('```')) {
    const text = block.replace(/^```.*\n?/, '').replace(/\n?```$/, '');
    return [{ type: 'code_block', content: [{ type: 'text', text }] }];
  }
  return [paragraphNode(block)];
}

function listNode(type: string, block: string, mark: RegExp): object {
  const items: string[] = [];
  for (const line of block.split('\n')) {
    if (mark.test(line) || items.length === 0) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`);
  }
  return {
    type,
    content: items.map((item) => ({ type: 'list_item', content: [paragraphNode(item)] })),
  };
}

function paragraphNode(text: string): object {
  return { type: 'paragraph', content: inlineNodes(text) };
}

/** All quantifiers are bounded, to avoid slow backtracking. */
const INLINE =
  /!\[([^\]\n]{0,200})\]\(([^)\s]{1,500})\)|\[([^\]\n]{1,300})\]\(([^)\s]{1,500})\)|\*\*([^*\n]{1,500})\*\*|(?<![\p{L}\p{N}*])\*([^*\s](?:[^*\n]{0,300}[^*\s])?)\*(?!\*)|(?<![\p{L}\p{N}_])_([^_\s](?:[^_\n]{0,300}[^_\s])?)_(?![\p{L}\p{N}_])|`([^`\n]{1,300})`/gu;

function inlineNodes(text: string): readonly object[] {
  const nodes: object[] = [];
  let read = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > read) nodes.push(textNode(text.slice(read, found.index)));
    nodes.push(inlineNode(found));
    read = found.index + found[0].length;
  }
  if (read < text.length) nodes.push(textNode(text.slice(read)));
  return nodes;
}

function inlineNode([
  whole,
  alt,
  src,
  label,
  href,
  bold,
  italic,
  underscored,
  code,
]: RegExpExecArray) {
  if (src) return { type: 'image', attrs: { src, alt } };
  if (label) return textNode(label, { type: 'link', attrs: { href, linktype: 'url' } });
  if (bold) return textNode(bold, { type: 'bold' });
  if (code) return textNode(code, { type: 'code' });
  return textNode(italic ?? underscored ?? whole, { type: 'italic' });
}

function textNode(text: string, mark?: object): object {
  return { type: 'text', text, ...(mark ? { marks: [mark] } : {}) };
}
