import { readDateField, readTextField } from './fields.ts';
import { convertMarkdownToNodes } from './markdown-to-nodes.ts';
import { convertHtmlToText } from './html-to-text.ts';

/** Text with at least this many words counts as content in any field. */
const MIN_WORDS = 3;
const NON_TEXT_VALUE_PATTERN = /^(?:[a-z][a-z0-9+.-]*:\S|[/#]\S*$|[[{])|^[\da-f]{8}-[\da-f-]{27}$/i;
/** Maximum length of a text in characters. Longer values are data, not text for readers. */
const MAX_TEXT_LENGTH = 200_000;

/**
 * Converts plain text from a field of unknown meaning to rich text nodes. Markdown and HTML are
 * interpreted. Returns an empty list when the text is not meant for readers: options, colours,
 * dates, URLs, code.
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
  if (!isTextField && plainText.split(/\s+/).length < MIN_WORDS) return [];
  return convertMarkdownToNodes(plainText);
}
