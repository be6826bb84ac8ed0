import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import { RollbackForm, StopCanaryForm, SwitchForm } from './AreaForms.tsx';
import { OperationRecords } from './OperationRecords.tsx';
import {
  AREA_STATE_LABELS,
  formatMetrics,
  OFF_BY_LABELS,
  createRollbackCommand,
  shortenId,
} from './operation-labels.ts';
import type { AreaData } from './operations.loader.server.ts';

/** One area: its releases and the available operations. */
export function AreaPage({ data, form }: RouteViewProps<AreaData>) {
  const { area, order, canSwitchOff, records, previousReleases } = data;
  return (
    <div className={styles['page']}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.operations()}>Alle Bereiche</Link>
      </p>
      <Heading level={1} size={4}>
        {area.label}
      </Heading>
      <FactTable caption="Stand" facts={listAreaFacts(data)} />
      {canSwitchOff ? (
        <SwitchForm data={data} state={form} />
      ) : (
        <p className={styles['meta']}>
          Dieser Bereich lässt sich nur mit dem Befehl npm run switch abschalten: Ohne ihn käme
          niemand mehr an diesen Schreibtisch.
        </p>
      )}
      {area.canary && area.canary.stopped === null ? (
        <StopCanaryForm canary={area.canary} state={form} />
      ) : null}
      {previousReleases.length > 0 ? <RollbackForm data={data} state={form} /> : null}
      {order?.release ? (
        <section className={styles['section']}>
          <h2>Angeordnete Rückkehr</h2>
          <p>
            Den Schlüssel, mit dem Fassungen unterschrieben werden, hat die Website nicht. Wo er
            liegt, führt dieser Befehl den Auftrag aus:
          </p>
          <pre className={styles['mail']}>
            {createRollbackCommand(area.name, order.release, order.id)}
          </pre>
        </section>
      ) : null}
      <OperationRecords records={records} />
    </div>
  );
}

function listAreaFacts({ area, offBy, killSwitches }: AreaData) {
  const { live, canary, problem } = area;
  const switchOffMeasure = killSwitches.find(({ kind }) => kind === 'off');
  return [
    { name: 'Adressen', value: area.paths.join(', ') },
    {
      name: 'Stand',
      value: problem
        ? `${AREA_STATE_LABELS[area.state]}: ${problem}`
        : AREA_STATE_LABELS[area.state],
    },
    ...(switchOffMeasure
      ? [
          {
            name: 'Abgeschaltet',
            value: (
              <>
                {switchOffMeasure.reason} ({switchOffMeasure.by ?? 'gelöschtes Konto'},{' '}
                <DateText date={switchOffMeasure.since} time />)
              </>
            ),
          },
        ]
      : []),
    ...offBy
      .filter(({ by }) => by !== 'operations-page')
      .map(({ by }) => ({ name: 'Abgeschaltet', value: OFF_BY_LABELS[by] })),
    ...(live
      ? [
          { name: 'Fassung', value: live.id },
          { name: 'Gebaut', value: <DateText date={live.builtAt} time /> },
          { name: 'Quelltext', value: live.commit ?? 'unbekannt' },
          { name: 'Zahlen', value: formatMetrics(live.metrics) },
        ]
      : []),
    ...(canary
      ? [
          {
            name: 'Probe',
            value: canary.stopped
              ? `${shortenId(canary.id)} beendet: ${canary.stopped}`
              : `${canary.id} für ${canary.share} von 100 Besuchern`,
          },
          { name: 'Zahlen der Probe', value: formatMetrics(canary.metrics) },
        ]
      : []),
  ];
}
