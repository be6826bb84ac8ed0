import { dateField, textField } from './fields.ts';
import { markdownNodes } from './markdown-nodes.ts';
import { htmlWords } from './html-words.ts';

/** So many words are a text in a field of any name. */
const WORDS = 3;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\S|[/#]\S*$|[[{])|^[\da-f]{8}-[\da-f-]{27}$/i;
/** Longer plain texts are data. */
const LONGEST = 200_000;

/**
 * Plain text of a field of unknown meaning as nodes of a rich text; empty when nobody should read
 * it: options, colours, dates, addresses, code. Markdown and HTML become what they mean. `meant`
 * says that the field's name alone tells that it is to be read, however short it is.
 */
export function foreignText(value: unknown, meant: boolean): readonly object[] {
  const text = typeof value === 'string' ? textField(value) : undefined;
  if (!text || text.length > LONGEST || dateField(text) || ADDRESS.test(text)) return [];
  const words = /^<[a-z!]/i.test(text) ? htmlWords(text) : text;
  if (!meant && words.split(/\s+/).length < WORDS) return [];
  return markdownNodes(words);
}
