import type { ServiceRequestDetail } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { serviceRequestStates } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import type { Fact } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { listPostalAddressLines } from '@gruenland/shared-ui/format/postal-address-lines.ts';
import { formatPrintIssue } from '@gruenland/shared-ui/format/issue-text.ts';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainTextArea, PlainErrors, PlainHiddenFields, PlainSelect } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import {
  CONTRACT_STATE_LABELS,
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
} from './service-request-labels.ts';
import type { ServiceRequestData } from './service-requests.loader.server.ts';

const STATE_CHOICES = serviceRequestStates.map((value) => ({
  value,
  label: REQUEST_STATE_LABELS[value],
}));

/** Lists facts about the ordered subscription and the current state of its contract. */
function listRequestFacts(request: ServiceRequestDetail): Fact[] {
  const { order, phone, customerNo, contractState, endsOn } = request;
  const { gift } = order;
  const facts: (Fact | null)[] = [
    { name: 'Abo', value: `${order.product.name}, ${formatEuros(order.priceCents)}` },
    {
      name: 'Stand des Abos',
      value: `${CONTRACT_STATE_LABELS[contractState] ?? contractState}${endsOn ? `, endet am ${formatLongDate(endsOn)}` : ''}`,
    },
    { name: 'Bestellt', value: formatLongDate(order.orderedAt, { time: true }) },
    { name: 'Erste Ausgabe', value: formatPrintIssue(order.startIssue) },
    { name: 'Lieferung', value: listPostalAddressLines(order.delivery).join(', ') },
    { name: 'Rechnung', value: listPostalAddressLines(order.billing ?? order.delivery).join(', ') },
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
          value: gift.voucherTo === 'giver' ? 'an die schenkende' : 'an die beschenkte Person',
        }
      : null,
    gift?.message ? { name: 'Grußtext', value: gift.message } : null,
    order.product.kind === 'student'
      ? { name: 'Nachweis', value: 'wird geschickt, bitte auf den Eingang achten' }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** Renders one service request: the requested changes, the form for its state, and the contract. */
export function ServiceRequestPage({ data, form }: RouteViewProps<ServiceRequestData>) {
  const { request, isSaved: saved, staffPages } = data;
  return (
    <article className={styles.page}>
      <StaffNav staffPages={staffPages} />
      <p>
        <Link href={staffPaths.serviceRequests()}>Alle Bestellungen</Link>
      </p>
      <Heading level={1} size={4}>
        {REQUEST_KIND_LABELS[request.kind]} {request.orderNo}
      </Heading>
      <p className={styles.meta}>
        {request.customer}, eingegangen am <DateText date={request.receivedAt} time />
      </p>
      {saved && !form ? <Notice kind="success" title="Gespeichert." live /> : null}
      <PlainErrors state={form} />
      {request.requestedChanges.length > 0 ? (
        <FactTable
          caption="Was gewünscht wird"
          facts={request.requestedChanges.map(({ label, value }) => ({
            name: label,
            value: <span className={styles.preservedLines}>{value}</span>,
          }))}
        />
      ) : null}
      <RequestForm request={request} state={form} />
      <section>
        <h2>Vertrag</h2>
        <FactTable caption={`Vertrag ${request.orderNo}`} facts={listRequestFacts(request)} />
        {request.order.payment === 'sepa' ? <BankAccountButton id={request.id} /> : null}
      </section>
    </article>
  );
}

function RequestForm(props: {
  readonly request: ServiceRequestDetail;
  readonly state: FormState | undefined;
}) {
  const { request, state } = props;
  return (
    <form method="post" noValidate className={styles.caseForm}>
      <h2>Bearbeitung</h2>
      {request.handled ? (
        <p className={styles.meta}>
          Zuletzt von {request.handled.by} am <DateText date={request.handled.at} time />
        </p>
      ) : null}
      <PlainHiddenFields intent="update" version={request.version} state={state} />
      <PlainSelect
        form="request"
        name="state"
        label="Stand"
        choices={STATE_CHOICES}
        value={request.state}
        required
        state={state}
      />
      <PlainTextArea
        form="request"
        name="note"
        label="Notiz für Kolleginnen und Kollegen"
        help="Steht auch in der Auskunft, die jemand über seine Daten bekommt."
        value={request.note ?? ''}
        state={state}
      />
      <Button type="submit">Speichern</Button>
    </form>
  );
}

/**
 * Renders a button that opens the bank account. A link would be prefetched, and each prefetch would
 * be logged as an access.
 */
function BankAccountButton({ id }: { readonly id: string }) {
  return (
    <form method="get" action={staffPaths.serviceRequestBank(id)} className={styles.filter}>
      <Button type="submit" look="secondary">
        Konto ansehen
      </Button>
      <span className={styles.meta}>Jeder Blick darauf wird festgehalten.</span>
    </form>
  );
}
