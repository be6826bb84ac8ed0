import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { readOptionField, readTextField } from '#data/fields.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { isAnchorName } from './anchor-name.ts';
import { findEmojiByFileName } from './find-emoji-by-file-name.ts';
import { FOOTNOTE_REFERENCE, createFootnoteIds } from './footnotes.ts';
import { RichTextImage } from './RichText.Image.tsx';
import { RichTextTable } from './RichText.Table.tsx';
import styles from './rich-text.module.css';
import type { RichTextNode } from './rich-text-node.ts';

type NodeView = (node: RichTextNode, content: (node: RichTextNode) => ReactNode) => ReactNode;

/**
 * Renderers of block nodes by type. They do not cover embedded blocks (`blok`), because
 * embedded-blocks.ts moves those out of the text.
 */
export const nodeViews: Readonly<Record<string, NodeView>> = {
  paragraph: (node, content) =>
    renderAroundImages(node, content, (text) => (
      <p {...getTextAttributes(node)}>{content(text)}</p>
    )),
  heading: (node, content) =>
    renderAroundImages(node, content, (text) => renderHeading(text, content)),
  blockquote: (node, content) => (
    <blockquote {...getTextAttributes(node)}>{content(node)}</blockquote>
  ),
  bullet_list: (node, content) => <ul>{content(node)}</ul>,
  ordered_list: (node, content) => <ol {...getListAttributes(node)}>{content(node)}</ol>,
  list_item: (node, content) => <li {...getTextAttributes(node)}>{content(node)}</li>,
  code_block: (node, content) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre tabIndex={0}>
      <code {...getCodeAttributes(node)}>{content(node)}</code>
    </pre>
  ),
  hard_break: () => <br />,
  horizontal_rule: () => <hr />,
  image: (node) => <RichTextImage attrs={node.attrs} />,
  emoji: ({ attrs }) => renderEmoji(attrs),
  table: (node, content) => <RichTextTable node={node} content={content} />,
  blok: () => null,
  [FOOTNOTE_REFERENCE]: ({ attrs }) => renderFootnoteReference(Number(attrs['number'])),
};

/**
 * Renders the images in a paragraph or heading beside it, because an element for text must not
 * contain a `<figure>`.
 */
function renderAroundImages(
  node: RichTextNode,
  content: (node: RichTextNode) => ReactNode,
  renderText: (text: RichTextNode) => ReactNode,
): ReactNode {
  return splitAtImages(node.content).map((nodes, index) => {
    const part = { ...node, content: nodes };
    return <Fragment key={index}>{isImage(nodes[0]) ? content(part) : renderText(part)}</Fragment>;
  });
}

const isImage = (node: RichTextNode | undefined): boolean => node?.type === 'image';

/** Splits nodes into runs of images and runs of other nodes. Leaves out runs of spaces. */
function splitAtImages(nodes: readonly RichTextNode[]): readonly (readonly RichTextNode[])[] {
  const runs: RichTextNode[][] = [];
  for (const [index, node] of nodes.entries()) {
    const isSameRun = index > 0 && isImage(node) === isImage(nodes[index - 1]);
    if (isSameRun) runs.at(-1)?.push(node);
    else runs.push([node]);
  }
  const isSpace = ({ type, text }: RichTextNode) => type === 'text' && text.trim() === '';
  return runs.length === 1 ? runs : runs.filter((run) => !run.every(isSpace));
}

/** Renders a heading of level 2 to 6. Level 1 is reserved for the page's headline. */
function renderHeading(node: RichTextNode, content: (node: RichTextNode) => ReactNode): ReactNode {
  const level = Math.min(6, Math.max(2, Math.round(Number(node.attrs['level'])) || 2));
  const { anchor } = node.attrs;
  const id = isAnchorName(anchor) ? { id: anchor } : {};
  return createElement(`h${level}`, { ...getTextAttributes(node), ...id }, content(node));
}

function getTextAttributes({ attrs }: RichTextNode) {
  const align = readOptionField(attrs['textAlign'], ['center', 'right', 'start'] as const, 'start');
  const className = classNames(
    align === 'center' && styles.center,
    align === 'right' && styles.right,
  );
  const dir = readOptionField(attrs['dir'], ['ltr', 'rtl', 'auto', ''] as const, '');
  return { ...(className ? { className } : {}), ...(dir ? { dir } : {}) };
}

function getListAttributes({ attrs }: RichTextNode) {
  const startNumber = Math.round(Number(attrs['order'] ?? 1));
  return Number.isSafeInteger(startNumber) && startNumber !== 1 ? { start: startNumber } : {};
}

function getCodeAttributes({ attrs }: RichTextNode) {
  const name = readTextField(attrs['class']);
  return name && /^language-[\w+-]{1,30}$/.test(name) ? { className: name } : {};
}

function renderEmoji(attrs: RichTextNode['attrs']): ReactNode {
  const name = readTextField(attrs['name']);
  const character = readTextField(attrs['emoji']) ?? findEmojiByFileName(attrs['fallbackImage']);
  if (!character) return name ? `:${name}:` : null;
  // The emoji needs no label, because screen readers name it in the user's language. The node
  // contains only an English name.
  return <span data-emoji={character}>{character}</span>;
}

/** Renders the number of a footnote as a link to that footnote. */
function renderFootnoteReference(number: number): ReactNode {
  if (!Number.isSafeInteger(number) || number < 1) return null;
  const { note, place } = createFootnoteIds(number);
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
