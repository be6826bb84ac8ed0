import { createElement } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { optionField, textField } from '#data/fields.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { isAnchorName } from './anchor-name.ts';
import { emojiInFile } from './emoji-in-file.ts';
import { FOOTNOTE_REFERENCE, footnoteIds } from './footnotes.ts';
import { RichTextImage } from './RichText.Image.tsx';
import { RichTextTable } from './RichText.Table.tsx';
import styles from './rich-text.module.css';
import type { RichTextNode } from './rich-text-node.ts';

type NodeView = (node: RichTextNode, content: (node: RichTextNode) => ReactNode) => ReactNode;

/** Views of block nodes. An embedded block (`blok`) never gets here: see embedded-blocks.ts. */
export const nodeViews: Readonly<Record<string, NodeView>> = {
  paragraph: (node, content) =>
    node.content.length > 0 ? <p {...direction(node)}>{content(node)}</p> : null,
  heading,
  blockquote: (node, content) => <blockquote {...direction(node)}>{content(node)}</blockquote>,
  bullet_list: (node, content) => <ul>{content(node)}</ul>,
  ordered_list: (node, content) => <ol {...startOf(node)}>{content(node)}</ol>,
  list_item: (node, content) => <li {...direction(node)}>{content(node)}</li>,
  code_block: (node, content) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre tabIndex={0}>
      <code {...languageOf(node)}>{content(node)}</code>
    </pre>
  ),
  hard_break: () => <br />,
  horizontal_rule: () => <hr />,
  image: (node) => <RichTextImage attrs={node.attrs} />,
  emoji: ({ attrs }) => emoji(attrs),
  table: (node, content) => <RichTextTable node={node} content={content} />,
  blok: () => null,
  [FOOTNOTE_REFERENCE]: ({ attrs }) => footnoteReference(Number(attrs['number'])),
};

/** Level 1 belongs to the page's own headline. */
function heading(node: RichTextNode, content: (node: RichTextNode) => ReactNode): ReactNode {
  const level = Math.min(6, Math.max(2, Math.round(Number(node.attrs['level'])) || 2));
  const { anchor } = node.attrs;
  const id = isAnchorName(anchor) ? { id: anchor } : {};
  return createElement(`h${level}`, { ...direction(node), ...id }, content(node));
}

function direction({ attrs }: RichTextNode) {
  const align = optionField(attrs['textAlign'], ['center', 'right', 'start'] as const, 'start');
  const className = classNames(
    align === 'center' && styles['center'],
    align === 'right' && styles['right'],
  );
  const dir = optionField(attrs['dir'], ['ltr', 'rtl', 'auto', ''] as const, '');
  return { ...(className ? { className } : {}), ...(dir ? { dir } : {}) };
}

function startOf({ attrs }: RichTextNode) {
  const start = Math.round(Number(attrs['order'] ?? 1));
  return Number.isSafeInteger(start) && start !== 1 ? { start } : {};
}

function languageOf({ attrs }: RichTextNode) {
  const name = textField(attrs['class']);
  return name && /^language-[\w+-]{1,30}$/.test(name) ? { className: name } : {};
}

function emoji(attrs: RichTextNode['attrs']): ReactNode {
  const name = textField(attrs['name']);
  const sign = textField(attrs['emoji']) ?? emojiInFile(attrs['fallbackImage']);
  if (!sign) return name ? `:${name}:` : null;
  // Screen readers know the sign's name in the reader's language; ours is an English key.
  return <span data-emoji={sign}>{sign}</span>;
}

/** The number of a note, which leads there. */
function footnoteReference(number: number): ReactNode {
  if (!Number.isSafeInteger(number) || number < 1) return null;
  const { note, place } = footnoteIds(number);
  return (
    <sup>
      <Link
        id={place}
        href={`#${note}`}
        look="plain"
        role="doc-noteref"
        aria-label={`Anmerkung ${number}`}
      >
        {number}
      </Link>
    </sup>
  );
}
