/**
 * Converts Markdown to rich text nodes. Supports headings, lists, quotes, code blocks and rules,
 * and inline bold, italic, code, links and pictures. Other syntax stays as text.
 *
 * The text is untrusted. micromark is not used, because its running time grows with the square of
 * the number of repeated brackets and quote marks.
 */
export function convertMarkdownToNodes(markdown: string): readonly object[] {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(FENCED_BLOCK_PATTERN)
    .flatMap((part) => (FENCE_PATTERN.test(part) ? [part] : splitAtBlankLines(part)))
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .flatMap(toBlockNodes);
}

const FENCE_PATTERN = /^```/;
/** Matches a fenced code block with its fences. The block may contain blank lines. */
const FENCED_BLOCK_PATTERN = /(^```[^`\n]*\n(?:(?!```).*\n)*```[^\S\n]*$)/m;

const splitAtBlankLines = (text: string) => text.split(/\n[^\S\n]*\n\s*/);

const HEADING_PATTERN = /^(#{1,6}) +(.*)$/;
const BULLET_PATTERN = /^ {0,3}[-*+] +/;
const NUMBERED_ITEM_PATTERN = /^ {0,3}\d{1,4}[.)] +/;

function toBlockNodes(block: string): readonly object[] {
  const [firstLine = '', ...otherLines] = block.split('\n');
  const heading = HEADING_PATTERN.exec(firstLine);
  if (heading?.[1] && heading[2]) {
    const attrs = { level: heading[1].length };
    const node = { type: 'heading', attrs, content: toInlineNodes(heading[2]) };
    return otherLines.length > 0 ? [node, ...toBlockNodes(otherLines.join('\n'))] : [node];
  }
  if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(firstLine)) return [{ type: 'horizontal_rule' }];
  if (BULLET_PATTERN.test(firstLine)) return [createListNode('bullet_list', block, BULLET_PATTERN)];
  // Requires two numbered lines, because one such line is more likely a date or a sentence.
  if (
    NUMBERED_ITEM_PATTERN.test(firstLine) &&
    otherLines.some((line) => NUMBERED_ITEM_PATTERN.test(line))
  )
    return [createListNode('ordered_list', block, NUMBERED_ITEM_PATTERN)];
  if (firstLine.startsWith('>')) {
    return [{ type: 'blockquote', content: [createParagraphNode(block.replace(/^> ?/gm, ''))] }];
  }
  if (firstLine.startsWith('```')) {
    const text = block.replace(/^```.*\n?/, '').replace(/\n?```$/, '');
    return [{ type: 'code_block', content: [{ type: 'text', text }] }];
  }
  return [createParagraphNode(block)];
}

function createListNode(type: string, block: string, markerPattern: RegExp): object {
  const items: string[] = [];
  for (const line of block.split('\n')) {
    if (markerPattern.test(line) || items.length === 0) items.push(line.replace(markerPattern, ''));
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

/** Matches inline Markdown. Every quantifier has an upper bound, to avoid slow backtracking. */
const INLINE_MARKUP_PATTERN =
  /!\[([^\]\n]{0,200})\]\(([^)\s]{1,500})\)|\[([^\]\n]{1,300})\]\(([^)\s]{1,500})\)|\*\*([^*\n]{1,500})\*\*|(?<![\p{L}\p{N}*])\*([^*\s](?:[^*\n]{0,300}[^*\s])?)\*(?!\*)|(?<![\p{L}\p{N}_])_([^_\s](?:[^_\n]{0,300}[^_\s])?)_(?![\p{L}\p{N}_])|`([^`\n]{1,300})`/gu;

function toInlineNodes(text: string): readonly object[] {
  const nodes: object[] = [];
  let position = 0;
  for (const match of text.matchAll(INLINE_MARKUP_PATTERN)) {
    if (match.index > position) nodes.push(createTextNode(text.slice(position, match.index)));
    nodes.push(toInlineNode(match));
    position = match.index + match[0].length;
  }
  if (position < text.length) nodes.push(createTextNode(text.slice(position)));
  return nodes;
}

function toInlineNode([
  wholeMatch,
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
  return createTextNode(italicText ?? underscoredText ?? wholeMatch, { type: 'italic' });
}

function createTextNode(text: string, mark?: object): object {
  return { type: 'text', text, ...(mark ? { marks: [mark] } : {}) };
}
