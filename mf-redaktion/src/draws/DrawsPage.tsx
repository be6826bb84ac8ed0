import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import styles from '#desk/desk.module.css';
import { DRAW_STATES } from './draw-words.ts';
import type { DrawsData } from './draws.loader.server.ts';

/** Every prize draw with its state. */
export function DrawsPage({ data }: RouteViewProps<DrawsData>) {
  return (
    <div className={styles['desk']}>
      <DeskNav desks={data.desks} />
      <Heading level={1} size={4}>
        Gewinnspiele
      </Heading>
      {data.draws.length === 0 ? (
        <Notice kind="empty" title="Es gibt kein Gewinnspiel." />
      ) : (
        <ul className={styles['lines-list']}>
          {data.draws.map(({ id, title, state, endsAt, confirmed, draws }) => (
            <li key={id}>
              <Link href={deskPaths.draw(id)}>{title}</Link>
              <p className={styles['meta']}>
                {DRAW_STATES[state]}, Einsendeschluss <DateText date={endsAt} time />,{' '}
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
