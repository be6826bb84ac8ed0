import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  /** Unique key of the column. */
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Whether the column contains numbers, which are right-aligned with tabular figures. */
  readonly isNumeric?: boolean;
  /** Whether the cells of this column are row headers; at most one column, usually the first. */
  readonly isRowHeader?: boolean;
}

export interface TableProps<Row> {
  /** Visible caption above the table. */
  readonly caption: ReactNode;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => string;
  /** Source or explanation below the table. */
  readonly note?: ReactNode;
}

/** Renders a table that scrolls horizontally on narrow screens, also by keyboard. */
export function Table<Row>({ caption, columns, rows, getRowKey, note }: TableProps<Row>) {
  return (
    <div>
      {/* A scrollable element must be focusable by keyboard. */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={getName(caption)}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={getColumnClass(column)}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={getRowKey(row)}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const Tag = column.isRowHeader ? 'th' : 'td';
  return (
    <Tag scope={column.isRowHeader ? 'row' : undefined} className={getColumnClass(column)}>
      {column.cell(row)}
    </Tag>
  );
}

function getColumnClass({ isNumeric }: { readonly isNumeric?: boolean }): string | undefined {
  return isNumeric ? classNames(styles.figures) : undefined;
}

function getName(caption: ReactNode): string {
  return typeof caption === 'string' ? caption : 'Tabelle';
}
