import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import { PRIZE_DRAW_STATE_LABELS } from './prize-draw-labels.ts';
import type { PrizeDrawsData } from './prize-draws.loader.server.ts';

/** Renders the list of all prize draws and their states. */
export function PrizeDrawsPage({ data }: RouteViewProps<PrizeDrawsData>) {
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <Heading level={1} size={4}>
        Gewinnspiele
      </Heading>
      {data.draws.length === 0 ? (
        <Notice kind="empty" title="Es gibt kein Gewinnspiel." />
      ) : (
        <ul className={styles.linesList}>
          {data.draws.map(({ id, title, state, endsAt, confirmed, draws }) => (
            <li key={id}>
              <Link href={staffPaths.prizeDraw(id)}>{title}</Link>
              <p className={styles.meta}>
                {PRIZE_DRAW_STATE_LABELS[state]}, Einsendeschluss <DateText date={endsAt} time />,{' '}
                {confirmed === 1
                  ? 'eine bestätigte Teilnahme'
                  : `${confirmed} bestätigte Teilnahmen`}
                {draws > 0 ? `, ${draws === 1 ? 'eine Ziehung' : `${draws} Ziehungen`}` : ''}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
