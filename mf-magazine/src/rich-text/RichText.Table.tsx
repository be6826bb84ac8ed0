import type { ReactNode } from 'react';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { plainText } from './plain-text.ts';
import styles from './rich-text.module.css';
import type { RichTextNode } from './rich-text-node.ts';

interface RichTextTableProps {
  readonly node: RichTextNode;
  readonly content: (node: RichTextNode) => ReactNode;
}

const FIGURE = /^[-+–−±]?\s?[\d.,\u202f\u00a0 ]+\s?(?:%|€|ct|[a-zäöü/]{1,8})?$/i;
const MAX_SPAN = 50;

/** A table; leading rows of header cells are its head. It scrolls by itself when it is too wide. */
export function RichTextTable({ node, content }: RichTextTableProps) {
  const rows = node.content.filter((row) => row.type === 'tableRow');
  const firstBody = rows.findIndex((row) => !row.content.every(isHeader));
  const split = firstBody < 0 ? rows.length : firstBody;
  const cells = (row: RichTextNode, scope: 'col' | 'row') =>
    row.content.map((cell, index) => (
      <Cell key={index} cell={cell} scope={scope}>
        {content(cell)}
      </Cell>
    ));
  const list = (part: readonly RichTextNode[], scope: 'col' | 'row') =>
    part.map((row, index) => <tr key={index}>{cells(row, scope)}</tr>);
  if (rows.length === 0) return content(node);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles['table']} role="group" aria-label="Tabelle" tabIndex={0}>
      <table>
        {split > 0 && <thead>{list(rows.slice(0, split), 'col')}</thead>}
        {split < rows.length && <tbody>{list(rows.slice(split), 'row')}</tbody>}
      </table>
    </div>
  );
}

interface CellProps {
  readonly cell: RichTextNode;
  readonly scope: 'col' | 'row';
  readonly children: ReactNode;
}

function Cell({ cell, scope, children }: CellProps) {
  const spans = {
    ...span('colSpan', cell.attrs['colspan']),
    ...span('rowSpan', cell.attrs['rowspan']),
  };
  if (isHeader(cell)) {
    return (
      <th scope={scope} {...spans}>
        {children}
      </th>
    );
  }
  const figure = FIGURE.test(plainText(cell));
  return (
    <td className={classNames(figure && styles['figure'])} {...spans}>
      {children}
    </td>
  );
}

function isHeader(cell: RichTextNode): boolean {
  return cell.type === 'tableHeader';
}

function span(name: 'colSpan' | 'rowSpan', value: unknown) {
  const count = Math.round(Number(value));
  return count > 1 && count <= MAX_SPAN ? { [name]: count } : {};
}
