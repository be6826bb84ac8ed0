import type { ReactNode } from 'react';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { extractPlainText } from './plain-text.ts';
import styles from './rich-text.module.css';
import type { RichTextNode } from './rich-text-node.ts';

interface RichTextTableProps {
  readonly node: RichTextNode;
  readonly content: (node: RichTextNode) => ReactNode;
}

const NUMERIC_CELL_PATTERN = /^[-+–−±]?\s?[\d.,\u202f\u00a0 ]+\s?(?:%|€|ct|[a-zäöü/]{1,8})?$/i;
const MAX_CELL_SPAN = 50;

/**
 * Renders a table that scrolls horizontally. Rows of header cells at the start form the table head.
 */
export function RichTextTable({ node, content }: RichTextTableProps) {
  const rows = node.content.filter((row) => row.type === 'tableRow');
  const firstBodyIndex = rows.findIndex((row) => !row.content.every(isHeaderCell));
  const headRowCount = firstBodyIndex < 0 ? rows.length : firstBodyIndex;
  const renderCells = (row: RichTextNode, scope: 'col' | 'row') =>
    row.content.map((cell, index) => (
      <Cell key={index} cell={cell} scope={scope}>
        {content(cell)}
      </Cell>
    ));
  const renderRows = (sectionRows: readonly RichTextNode[], scope: 'col' | 'row') =>
    sectionRows.map((row, index) => <tr key={index}>{renderCells(row, scope)}</tr>);
  if (rows.length === 0) return content(node);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.table} role="group" aria-label="Tabelle" tabIndex={0}>
      <table>
        {headRowCount > 0 && <thead>{renderRows(rows.slice(0, headRowCount), 'col')}</thead>}
        {headRowCount < rows.length && <tbody>{renderRows(rows.slice(headRowCount), 'row')}</tbody>}
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
    ...toSpanAttribute('colSpan', cell.attrs['colspan']),
    ...toSpanAttribute('rowSpan', cell.attrs['rowspan']),
  };
  if (isHeaderCell(cell)) {
    return (
      <th scope={scope} {...spans}>
        {children}
      </th>
    );
  }
  const isNumeric = NUMERIC_CELL_PATTERN.test(extractPlainText(cell));
  return (
    <td className={classNames(isNumeric && styles.figure)} {...spans}>
      {children}
    </td>
  );
}

function isHeaderCell(cell: RichTextNode): boolean {
  return cell.type === 'tableHeader';
}

function toSpanAttribute(name: 'colSpan' | 'rowSpan', value: unknown) {
  const spanCount = Math.round(Number(value));
  return spanCount > 1 && spanCount <= MAX_CELL_SPAN ? { [name]: spanCount } : {};
}
