import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import { OperationRecords } from './OperationRecords.tsx';
import {
  AREA_STATE_LABELS,
  formatMetrics,
  SWITCH_OFF_SOURCE_LABELS,
  shortenId,
} from './operation-labels.ts';
import { TaskProblems } from './TaskProblems.tsx';
import type { AreaOverview, OperationsData } from './operations.loader.server.ts';

/** Renders all areas of the site with their live releases, canaries and kill switches. */
export function OperationsPage({ data }: RouteViewProps<OperationsData>) {
  const { areas, parts, records, tasks } = data;
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <Heading level={1} size={4}>
        Betrieb
      </Heading>
      {areas ? (
        <section className={styles.section}>
          <h2>Bereiche</h2>
          <p className={styles.meta}>
            Zahlen der Maschine, die diese Seite ausgeliefert hat, seit ihrem Start.
          </p>
          <ul className={styles.linesList}>
            {areas.map((overview) => (
              <li key={overview.area.name}>
                <AreaLine {...overview} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Notice
          kind="info"
          title="Der Rahmen der Seite ist zu alt, um etwas zu sagen. Befehle gehen weiter."
        />
      )}
      <TaskProblems tasks={tasks} />
      {parts.length > 0 ? (
        <section className={styles.section}>
          <h2>Abgeschaltete Teile</h2>
          <ul className={styles.linesList}>
            {parts.map(({ part, by }) => (
              <li key={`${part} ${by}`}>
                {part}, {SWITCH_OFF_SOURCE_LABELS[by]}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <OperationRecords records={records} />
    </div>
  );
}

function AreaLine({ area, switchedOffBy, killSwitches }: AreaOverview) {
  const { live, canary } = area;
  const isOff = switchedOffBy.length > 0 || killSwitches.some(({ kind }) => kind === 'off');
  return (
    <>
      <strong>
        <Link href={staffPaths.operationsArea(area.name)}>{area.label}</Link>
      </strong>
      <p className={isOff ? styles.overdue : undefined}>
        {isOff ? 'abgeschaltet' : AREA_STATE_LABELS[area.state]}
        {area.problem ? `: ${area.problem}` : ''}
      </p>
      {live ? (
        <p className={styles.meta}>
          Fassung {shortenId(live.id)} vom <DateText date={live.builtAt} time />
          {live.commit ? `, Stand ${shortenId(live.commit)}` : ''}. {formatMetrics(live.metrics)}
        </p>
      ) : null}
      {canary ? (
        <p className={styles.meta}>
          {canary.stopped
            ? `Probe ${shortenId(canary.id)} beendet: ${canary.stopped}. `
            : `Probe ${shortenId(canary.id)} für ${canary.share} von 100. `}
          {formatMetrics(canary.metrics)}
        </p>
      ) : null}
    </>
  );
}
