import type { DeskTaskDetail } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { deskStates } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { FormState, RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { euroText } from '@gruenland/shared-ui/format/price-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import type { Fact } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { addressLines } from '@gruenland/shared-ui/format/address-lines.ts';
import { issueText } from '@gruenland/shared-ui/format/issue-text.ts';

import { DeskNav } from '#desk/DeskNav.tsx';
import { PlainArea, PlainErrors, PlainHidden, PlainSelect } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { CONTRACT_STATES, TASK_KINDS, TASK_STATES } from './order-words.ts';
import type { OrderTaskData } from './orders.loader.server.ts';

const STATES = deskStates.map((value) => ({ value, label: TASK_STATES[value] }));

/** The contract as it is now. */
function factsOf(task: DeskTaskDetail): Fact[] {
  const { order, phone, customerNo, contractState, endsOn } = task;
  const { gift } = order;
  const facts: (Fact | null)[] = [
    { name: 'Abo', value: `${order.product.name}, ${euroText(order.priceCents)}` },
    {
      name: 'Stand des Abos',
      value: `${CONTRACT_STATES[contractState] ?? contractState}${endsOn ? `, endet am ${dateText(endsOn)}` : ''}`,
    },
    { name: 'Bestellt', value: dateText(order.orderedAt, { time: true }) },
    { name: 'Erste Ausgabe', value: issueText(order.startIssue) },
    { name: 'Lieferung', value: addressLines(order.delivery).join(', ') },
    { name: 'Rechnung', value: addressLines(order.billing ?? order.delivery).join(', ') },
    { name: 'E-Mail', value: <Link href={`mailto:${order.email}`}>{order.email}</Link> },
    phone ? { name: 'Telefon', value: phone } : null,
    customerNo ? { name: 'Kundennummer', value: customerNo } : null,
    {
      name: 'Zahlung',
      value:
        order.payment === 'sepa'
          ? `Lastschrift, Konto endet auf ${order.ibanLast4}, ${order.accountHolder}`
          : 'Rechnung',
    },
    gift
      ? {
          name: 'Gutschein',
          value: gift.voucherTo === 'schenkende' ? 'an die schenkende' : 'an die beschenkte Person',
        }
      : null,
    gift?.message ? { name: 'Grußtext', value: gift.message } : null,
    order.product.kind === 'student'
      ? { name: 'Nachweis', value: 'wird geschickt, bitte auf den Eingang achten' }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** One order or wish: what it is about, and how far it is. */
export function OrderTaskPage({ data, form }: RouteViewProps<OrderTaskData>) {
  const { task, saved, desks } = data;
  return (
    <article className={styles['desk']}>
      <DeskNav desks={desks} />
      <p>
        <Link href={deskPaths.orders()}>Alle Bestellungen</Link>
      </p>
      <Heading level={1} size={4}>
        {TASK_KINDS[task.kind]} {task.orderNo}
      </Heading>
      <p className={styles['meta']}>
        {task.customer}, eingegangen am <DateText date={task.receivedAt} time />
      </p>
      {saved && !form ? <Notice kind="success" title="Gespeichert." live /> : null}
      <PlainErrors state={form} />
      {task.asked.length > 0 ? (
        <FactTable
          caption="Was gewünscht wird"
          facts={task.asked.map(({ label, value }) => ({
            name: label,
            value: <span className={styles['lines']}>{value}</span>,
          }))}
        />
      ) : null}
      <WorkForm task={task} state={form} />
      <section>
        <h2>Vertrag</h2>
        <FactTable caption={`Vertrag ${task.orderNo}`} facts={factsOf(task)} />
        {task.order.payment === 'sepa' ? <BankLink id={task.id} /> : null}
      </section>
    </article>
  );
}

function WorkForm(props: { readonly task: DeskTaskDetail; readonly state: FormState | undefined }) {
  const { task, state } = props;
  return (
    <form method="post" className={styles['work']}>
      <h2>Bearbeitung</h2>
      {task.handled ? (
        <p className={styles['meta']}>
          Zuletzt von {task.handled.by} am <DateText date={task.handled.at} time />
        </p>
      ) : null}
      <PlainHidden action="bearbeiten" version={task.version} state={state} />
      <PlainSelect
        form="arbeit"
        name="state"
        label="Stand"
        choices={STATES}
        value={task.state}
        required
        state={state}
      />
      <PlainArea
        form="arbeit"
        name="note"
        label="Notiz für Kolleginnen und Kollegen"
        help="Steht auch in der Auskunft, die jemand über seine Daten bekommt."
        value={task.note ?? ''}
        state={state}
      />
      <Button type="submit">Speichern</Button>
    </form>
  );
}

/** A button, no link: nothing fetches it ahead, each look is written down. */
function BankLink({ id }: { readonly id: string }) {
  return (
    <form method="get" action={deskPaths.orderBank(id)} className={styles['filter']}>
      <Button type="submit" look="secondary">
        Konto ansehen
      </Button>
      <span className={styles['meta']}>Jeder Blick darauf wird festgehalten.</span>
    </form>
  );
}
