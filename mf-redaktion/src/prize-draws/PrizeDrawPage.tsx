import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { findFormState } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { DrawingForm } from './DrawingForm.tsx';
import { DrawingLog } from './DrawingLog.tsx';
import { WinnerLine } from './WinnerLine.tsx';
import { PRIZE_DRAW_STATE_LABELS } from './prize-draw-labels.ts';
import type { PrizeDrawData } from './prize-draws.loader.server.ts';

/** Renders one prize draw: its entries, its winners and the log of its drawings. */
export function PrizeDrawPage({ data, form }: RouteViewProps<PrizeDrawData>) {
  const { draw, audit } = data;
  const { winners, records, commitment, deleteAt } = draw;
  const facts = [
    { name: 'Stand', value: PRIZE_DRAW_STATE_LABELS[draw.state] },
    { name: 'Einsendeschluss', value: <DateText date={draw.endsAt} time /> },
    { name: 'Bestätigte Teilnahmen', value: draw.confirmed },
    ...(deleteAt
      ? [{ name: 'Einsendungen werden gelöscht am', value: <DateText date={deleteAt} /> }]
      : []),
  ];
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.prizeDraws()}>Alle Gewinnspiele</Link>
      </p>
      <Heading level={1} size={4}>
        {draw.title}
      </Heading>
      <FactTable caption="Stand" facts={facts} />
      {winners.length > 0 ? (
        <section className={styles.section}>
          <h2>Gewinner</h2>
          <ul className={styles.linesList}>
            {winners.map((winner) => (
              <WinnerLine key={winner.id} winner={winner} state={form} />
            ))}
          </ul>
        </section>
      ) : null}
      {draw.confirmed > 0 ? (
        <section className={styles.section}>
          <h2>{records.length > 0 ? 'Noch einmal ziehen' : 'Ziehen'}</h2>
          <p className={styles.meta}>
            Der Startwert steht seit dem <DateText date={commitment.at} time /> fest und ist
            niemandem bekannt. Seine Prüfsumme (SHA-256):{' '}
            <span className={styles.hash}>{commitment.hash}</span>
          </p>
          <DrawingForm draw={draw} state={findFormState(form, 'ziehen')} />
        </section>
      ) : null}
      {records.length > 0 ? (
        <section className={styles.section}>
          <h2>Protokoll</h2>
          <p>
            <Link href={`${staffPaths.prizeDraw(draw.id)}?nachrechnen`}>Ziehung nachrechnen</Link>
          </p>
          <DrawingLog records={records} audit={audit} />
        </section>
      ) : null}
    </div>
  );
}
