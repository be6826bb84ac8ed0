import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  /** Unique; also the name of a plain column. */
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right and below each other. */
  readonly figures?: boolean;
  /** The column that names the row; at most one, usually the first. */
  readonly rowHead?: boolean;
}

export interface TableProps<Row> {
  /** Read first; visible above the table. */
  readonly caption: ReactNode;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Source or explanation below. */
  readonly note?: ReactNode;
}

/** A ruled table. On narrow screens it scrolls by itself, by keyboard too, and not the page. */
export function Table<Row>({ caption, columns, rows, rowKey, note }: TableProps<Row>) {
  return (
    <div>
      {/* A box that scrolls must be reachable by keyboard. */}
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={nameOf(caption)}>
        <table className={styles['table']}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={figuresClass(column)}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note ? <p className={styles['note']}>{note}</p> : null}
    </div>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const Tag = column.rowHead ? 'th' : 'td';
  return (
    <Tag scope={column.rowHead ? 'row' : undefined} className={figuresClass(column)}>
      {column.cell(row)}
    </Tag>
  );
}

function figuresClass({ figures }: { readonly figures?: boolean }): string | undefined {
  return figures ? classNames(styles['figures']) : undefined;
}

function nameOf(caption: ReactNode): string {
  return typeof caption === 'string' ? caption : 'Tabelle';
}
