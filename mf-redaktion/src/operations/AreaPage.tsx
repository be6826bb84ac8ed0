import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import { RollbackForm, StopCanaryForm, SwitchForm } from './AreaForms.tsx';
import { AreaErrors } from './AreaErrors.tsx';
import { AreaSizes } from './AreaSizes.tsx';
import { AreaVitals } from './AreaVitals.tsx';
import { listAreaFacts } from './area-facts.tsx';
import { OperationRecords } from './OperationRecords.tsx';
import { createRollbackCommand } from './operation-labels.ts';
import { ReleaseChanges } from './ReleaseChanges.tsx';
import type { AreaData } from './operations.loader.server.ts';

/** Renders one area: its team, releases, errors and measurements, and the available operations. */
export function AreaPage({ data, form }: RouteViewProps<AreaData>) {
  const { area, details, telemetry, order, canSwitchOff, records, previousReleases } = data;
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.operations()}>Alle Bereiche</Link>
      </p>
      <Heading level={1} size={4}>
        {area.label}
      </Heading>
      <FactTable caption="Stand" facts={listAreaFacts(data)} />
      <ReleaseChanges changes={details?.changes ?? null} />
      <AreaErrors remote={area.name} telemetry={telemetry} />
      <AreaVitals telemetry={telemetry} />
      {details ? (
        <AreaSizes
          releases={area.live ? [area.live, ...previousReleases] : previousReleases}
          budgets={details.budgets}
        />
      ) : null}
      {canSwitchOff ? (
        <SwitchForm data={data} state={form} />
      ) : (
        <p className={styles.meta}>
          Dieser Bereich lässt sich nur mit dem Befehl npm run switch abschalten: Ohne ihn käme
          niemand mehr an diesen Schreibtisch.
        </p>
      )}
      {area.canary && area.canary.stopped === null ? (
        <StopCanaryForm canary={area.canary} state={form} />
      ) : null}
      {previousReleases.length > 0 ? <RollbackForm data={data} state={form} /> : null}
      {order?.release ? (
        <section className={styles.section}>
          <h2>Angeordnete Rückkehr</h2>
          <p>
            Den Schlüssel, mit dem Fassungen unterschrieben werden, hat die Website nicht. Wo er
            liegt, führt dieser Befehl den Auftrag aus:
          </p>
          <pre className={styles.mail}>
            {createRollbackCommand(area.name, order.release, order.id)}
          </pre>
        </section>
      ) : null}
      <OperationRecords records={records} />
    </div>
  );
}
