import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Table } from '@gruenland/shared-ui/table/Table.tsx';
import type { TableColumn } from '@gruenland/shared-ui/table/Table.tsx';
import type { CookieRow, CookieTableModel } from './cookie-table.ts';
import styles from './cookie-table.module.css';

type Props = Pick<BlockViewProps<CookieTableModel, readonly CookieRow[]>, 'model' | 'data'>;

const KIND_LABELS = { cookie: 'Cookie', storage: 'Speicher des Browsers' } as const;

const COOKIE_COLUMNS: readonly TableColumn<CookieRow>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => <code>{name}</code>, isRowHeader: true },
  { key: 'category', head: 'Gruppe', cell: ({ category }) => category },
  { key: 'service', head: 'Dienst', cell: ({ service, provider }) => `${service}, ${provider}` },
  { key: 'purpose', head: 'Wozu', cell: ({ purpose }) => purpose },
  { key: 'kind', head: 'Art', cell: ({ kind }) => KIND_LABELS[kind] },
  { key: 'duration', head: 'Wie lange', cell: ({ duration }) => duration },
];

/** Shows a table of all cookies and browser storage entries with their purpose and duration. */
export function CookieTable({ model, data }: Props) {
  if (data.length === 0) return null;
  return (
    <div className={styles.frame}>
      <Table
        caption={model.title}
        columns={COOKIE_COLUMNS}
        rows={data}
        getRowKey={({ name }) => name}
      />
    </div>
  );
}
