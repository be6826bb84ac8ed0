import type { ReactNode } from 'react';
import { FOOTNOTE_STYLE } from './footnote-mark.ts';
import { isAnchorName } from './anchor-name.ts';
import type { RichTextMark } from './rich-text-node.ts';

type MarkView = (attrs: RichTextMark['attrs'], children: ReactNode) => ReactNode;

const CLASS_NAMES_PATTERN = /^[\w -]{1,80}$/;

const renderAnchor: MarkView = ({ id }, children) =>
  isAnchorName(id) ? <span id={id}>{children}</span> : children;

/**
 * Renders text with a style class. Shows a footnote in parentheses if it was not moved to the end
 * of the page.
 */
const renderStyledText: MarkView = ({ class: name }, children) => {
  if (name === FOOTNOTE_STYLE) return <small> ({children})</small>;
  if (typeof name !== 'string' || !CLASS_NAMES_PATTERN.test(name)) return children;
  return <span className={name}>{children}</span>;
};

/**
 * Renderers of marks by type. Colours are not rendered: the content security policy forbids style
 * attributes, and colours chosen for a white background are unreadable in dark mode. Links are not
 * listed, because link-runs.ts joins adjacent nodes with the same link.
 */
const markViews: Readonly<Record<string, MarkView>> = {
  bold: (_, children) => <strong>{children}</strong>,
  italic: (_, children) => <em>{children}</em>,
  strike: (_, children) => <s>{children}</s>,
  underline: (_, children) => <u>{children}</u>,
  code: (_, children) => <code>{children}</code>,
  superscript: (_, children) => <sup>{children}</sup>,
  subscript: (_, children) => <sub>{children}</sub>,
  highlight: (_, children) => <mark>{children}</mark>,
  anchor: renderAnchor,
  styled: renderStyledText,
  // In newer documents, this mark combines anchor, class and colours.
  textStyle: (attrs, children) => renderAnchor(attrs, renderStyledText(attrs, children)),
};

/**
 * Wraps text in its marks. The first mark is the innermost, as in the content system's own
 * renderer.
 */
export function applyMarks(text: ReactNode, marks: readonly RichTextMark[]): ReactNode {
  return marks.reduce<ReactNode>((innerContent, { type, attrs }) => {
    const view = Object.hasOwn(markViews, type) ? markViews[type] : undefined;
    return view ? view(attrs, innerContent) : innerContent;
  }, text);
}
