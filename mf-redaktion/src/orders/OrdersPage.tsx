import type { DeskState, DeskTask } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { deskStates, deskTaskKinds } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import { PlainInput, PlainSelect } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { TASK_KINDS, TASK_STATES } from './order-words.ts';
import type { OrdersData } from './orders.loader.server.ts';

const KINDS = [
  { value: '', label: 'Alles' },
  ...deskTaskKinds.map((value) => ({ value, label: TASK_KINDS[value] })),
];

function hrefOf(state: DeskState, kind: string | null, page = 1): string {
  const query = new URLSearchParams({ stand: state });
  if (kind) query.set('art', kind);
  if (page > 1) query.set('seite', String(page));
  return `${deskPaths.orders()}?${query}`;
}

/** Orders and wishes about contracts, the longest waiting first. */
export function OrdersPage({ data }: RouteViewProps<OrdersData>) {
  const { list, state, kind, desks } = data;
  const badge: Readonly<Record<DeskState, string>> = {
    neu: ` (${list.counts.neu})`,
    'in-arbeit': ` (${list.counts.inArbeit})`,
    erledigt: '',
  };
  return (
    <div className={styles['desk']}>
      <DeskNav desks={desks} />
      <Heading level={1} size={4}>
        Bestellungen
      </Heading>
      <nav aria-label="Stand" className={styles['views']}>
        {deskStates.map((each) => (
          <Link
            key={each}
            href={hrefOf(each, kind)}
            aria-current={each === state ? 'page' : undefined}
          >
            {TASK_STATES[each] + badge[each]}
          </Link>
        ))}
      </nav>
      <form method="get" action={deskPaths.orders()} className={styles['filter']}>
        <input type="hidden" name="stand" value={state} />
        <PlainSelect
          form="filter"
          name="art"
          label="Was"
          choices={KINDS}
          value={kind ?? ''}
          optionalMark={false}
          state={undefined}
        />
        <Button type="submit" look="secondary">
          Anzeigen
        </Button>
      </form>
      {list.tasks.length === 0 ? (
        <Notice kind="empty" title="Hier wartet nichts." />
      ) : (
        <ol className={styles['tasks']}>
          {list.tasks.map((task) => (
            <li key={task.id}>
              <TaskLine task={task} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        current={list.page}
        total={list.pages}
        hrefOf={(page) => hrefOf(state, kind, page)}
      />
      <ExportForm />
    </div>
  );
}

function TaskLine({ task }: { readonly task: DeskTask }) {
  return (
    <>
      <Link href={deskPaths.order(task.id)}>
        {TASK_KINDS[task.kind]} {task.orderNo}, {task.customer}
      </Link>
      <p className={styles['meta']}>
        {task.product}, eingegangen am <DateText date={task.receivedAt} time />
      </p>
    </>
  );
}

/** A plain link with two days in it; the browser saves what comes. */
function ExportForm() {
  return (
    <section>
      <h2>Tabelle der Bestellungen</h2>
      <form
        method="get"
        action="/api/redaktion/bestellungen/tabelle.csv"
        className={styles['filter']}
      >
        <PlainInput form="export" name="von" label="Von" type="date" required state={undefined} />
        <PlainInput form="export" name="bis" label="Bis" type="date" required state={undefined} />
        <Button type="submit" look="secondary">
          CSV-Datei speichern
        </Button>
      </form>
      <p className={styles['meta']}>
        Höchstens ein Jahr auf einmal, ohne Kontonummern. Wer sie speichert, wird festgehalten.
      </p>
    </section>
  );
}
