import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import { stateOf } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { DrawForm } from './DrawForm.tsx';
import { DrawRecords } from './DrawRecords.tsx';
import { WinnerLine } from './WinnerLine.tsx';
import { DRAW_STATES } from './draw-words.ts';
import type { DrawData } from './draws.loader.server.ts';

/** One prize draw: who takes part, who won, and the log of how that came about. */
export function DrawPage({ data, form }: RouteViewProps<DrawData>) {
  const { draw, audit } = data;
  const { winners, records, seal, deleteAt } = draw;
  const facts = [
    { name: 'Stand', value: DRAW_STATES[draw.state] },
    { name: 'Einsendeschluss', value: <DateText date={draw.endsAt} time /> },
    { name: 'Bestätigte Teilnahmen', value: draw.confirmed },
    ...(deleteAt
      ? [{ name: 'Einsendungen werden gelöscht am', value: <DateText date={deleteAt} /> }]
      : []),
  ];
  return (
    <div className={styles['desk']}>
      <DeskNav desks={data.desks} />
      <p>
        <Link href={deskPaths.draws()}>Alle Gewinnspiele</Link>
      </p>
      <Heading level={1} size={4}>
        {draw.title}
      </Heading>
      <FactTable caption="Stand" facts={facts} />
      {winners.length > 0 ? (
        <section className={styles['part']}>
          <h2>Gewinner</h2>
          <ul className={styles['lines-list']}>
            {winners.map((winner) => (
              <WinnerLine key={winner.id} winner={winner} state={form} />
            ))}
          </ul>
        </section>
      ) : null}
      {draw.confirmed > 0 ? (
        <section className={styles['part']}>
          <h2>{records.length > 0 ? 'Noch einmal ziehen' : 'Ziehen'}</h2>
          <p className={styles['meta']}>
            Der Startwert steht seit dem <DateText date={seal.at} time /> fest und ist niemandem
            bekannt. Seine Prüfsumme (SHA-256): <span className={styles['hash']}>{seal.hash}</span>
          </p>
          <DrawForm draw={draw} state={stateOf(form, 'ziehen')} />
        </section>
      ) : null}
      {records.length > 0 ? (
        <section className={styles['part']}>
          <h2>Protokoll</h2>
          <p>
            <Link href={`${deskPaths.draw(draw.id)}?nachrechnen`}>Ziehung nachrechnen</Link>
          </p>
          <DrawRecords records={records} audit={audit} />
        </section>
      ) : null}
    </div>
  );
}
