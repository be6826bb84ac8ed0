import type {
  AreaRelease,
  AreaSizes as Sizes,
} from '@gruenland/shared-contracts/site-operations.ts';
import { formatShortDate } from '@gruenland/shared-ui/format/date-text.ts';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';
import { Table } from '@gruenland/shared-ui/table/Table.tsx';

import styles from '#staff/staff.module.css';
import { shortenId } from './operation-labels.ts';

const formatKilobytes = (bytes: number) => `${formatNumber(bytes / 1000, 1)}\u00A0kB`;

const SIZE_COLUMNS = [
  { key: 'scripts', label: 'Skripte' },
  { key: 'styles', label: 'Stile' },
  { key: 'serverBundle', label: 'Server' },
] as const;

type SizedRelease = AreaRelease & { readonly sizes: Sizes };

const renderBuildDay = ({ builtAt }: SizedRelease) => (
  <time dateTime={builtAt}>{formatShortDate(builtAt)}</time>
);

/** Renders the sizes of an area's latest releases and compares them with the budgets. */
export function AreaSizes(props: {
  /** Releases of the area, newest first. */
  readonly releases: readonly AreaRelease[];
  readonly budgets: Sizes;
}) {
  const { releases, budgets } = props;
  const sizedReleases = releases.filter((release): release is SizedRelease => !!release.sizes);
  return (
    <section className={styles.section}>
      <h2>Größe und Budgets</h2>
      {sizedReleases.length > 0 ? (
        <Table
          caption="Die letzten Fassungen"
          rows={sizedReleases}
          getRowKey={({ id }) => id}
          columns={[
            { key: 'id', head: 'Fassung', cell: ({ id }) => shortenId(id), isRowHeader: true },
            {
              key: 'builtAt',
              head: 'Gebaut',
              cell: renderBuildDay,
            },
            ...SIZE_COLUMNS.map(({ key, label }) => ({
              key,
              head: (
                <>
                  {label}
                  <br />
                  bis {formatNumber(budgets[key] / 1000)}&nbsp;kB
                </>
              ),
              cell: ({ sizes }: SizedRelease) => formatKilobytes(sizes[key]),
              isNumeric: true,
            })),
          ]}
          note="Skripte und Stile einer Seite gepackt (gzip), das Programm auf dem Server ungepackt."
        />
      ) : (
        <p>Zu keiner Fassung ist die Größe bekannt.</p>
      )}
    </section>
  );
}
