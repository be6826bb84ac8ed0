import { readDateField, readTextField } from './fields.ts';
import { convertMarkdownToNodes } from './markdown-to-nodes.ts';
import { convertHtmlToText } from './html-to-text.ts';

/**
 * Matches a text that readers are meant to see: several words, or one word with a capital letter and
 * small ones. Single words in small letters are usually names of options, such as `left`.
 */
const READABLE_TEXT_PATTERN = /\S\s+\S|^\p{Lu}\p{Ll}+[.!?:]?$/u;
const NON_TEXT_VALUE_PATTERN = /^(?:[a-z][a-z0-9+.-]*:\S|[/#]\S*$|[[{])|^[\da-f]{8}-[\da-f-]{27}$/i;
/** Maximum length of a text in characters. A longer value is not meant for readers. */
const MAX_TEXT_LENGTH = 200_000;

/**
 * Converts text from a field of unknown meaning to rich text nodes. Interprets Markdown and HTML.
 * Returns an empty list when the text is not meant for readers, for example a colour, a date, a URL
 * or code.
 *
 * @param isTextField Whether the field name marks the value as content, even when the text is
 *   short.
 */
export function toForeignTextNodes(value: unknown, isTextField: boolean): readonly object[] {
  const text = typeof value === 'string' ? readTextField(value) : undefined;
  if (
    !text ||
    text.length > MAX_TEXT_LENGTH ||
    readDateField(text) ||
    NON_TEXT_VALUE_PATTERN.test(text)
  )
    return [];
  const plainText = /^<[a-z!]/i.test(text) ? convertHtmlToText(text) : text;
  if (!isTextField && !READABLE_TEXT_PATTERN.test(plainText)) return [];
  return convertMarkdownToNodes(plainText);
}
