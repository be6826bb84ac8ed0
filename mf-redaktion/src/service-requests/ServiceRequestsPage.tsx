import type {
  ServiceRequestState,
  ServiceRequest,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import {
  serviceRequestKinds,
  serviceRequestStates,
  serviceRequestStateWords,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainInput, PlainSelect } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { REQUEST_KIND_LABELS, REQUEST_STATE_LABELS } from './service-request-labels.ts';
import type { ServiceRequestsData } from './service-requests.loader.server.ts';

const KIND_CHOICES = [
  { value: '', label: 'Alles' },
  ...serviceRequestKinds.map((value) => ({ value, label: REQUEST_KIND_LABELS[value] })),
];

function buildListHref(state: ServiceRequestState, kind: string | null, page = 1): string {
  const query = new URLSearchParams({ stand: serviceRequestStateWords[state] });
  if (kind) query.set('art', kind);
  if (page > 1) query.set('seite', String(page));
  return `${staffPaths.serviceRequests()}?${query}`;
}

/** Renders the service requests, oldest first. */
export function ServiceRequestsPage({ data }: RouteViewProps<ServiceRequestsData>) {
  const { list, state, kind, staffPages } = data;
  const countTexts: Readonly<Record<ServiceRequestState, string>> = {
    new: ` (${list.counts.new})`,
    'in-progress': ` (${list.counts.inProgress})`,
    done: '',
  };
  return (
    <div className={styles.page}>
      <StaffNav staffPages={staffPages} />
      <Heading level={1} size={4}>
        Bestellungen
      </Heading>
      <nav aria-label="Stand" className={styles.views}>
        {serviceRequestStates.map((requestState) => (
          <Link
            key={requestState}
            href={buildListHref(requestState, kind)}
            aria-current={requestState === state ? 'page' : undefined}
          >
            {REQUEST_STATE_LABELS[requestState] + countTexts[requestState]}
          </Link>
        ))}
      </nav>
      <form method="get" action={staffPaths.serviceRequests()} className={styles.filter}>
        <input type="hidden" name="stand" value={serviceRequestStateWords[state]} />
        <PlainSelect
          form="filter"
          name="art"
          label="Was"
          choices={KIND_CHOICES}
          value={kind ?? ''}
          showsOptionalMark={false}
          state={undefined}
        />
        <Button type="submit" look="secondary">
          Anzeigen
        </Button>
      </form>
      {list.requests.length === 0 ? (
        <Notice kind="empty" title="Hier wartet nichts." />
      ) : (
        <ol className={styles.requests}>
          {list.requests.map((request) => (
            <li key={request.id}>
              <RequestLine request={request} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        current={list.page}
        pageCount={list.pages}
        buildPageHref={(page) => buildListHref(state, kind, page)}
      />
      <ExportForm />
    </div>
  );
}

function RequestLine({ request }: { readonly request: ServiceRequest }) {
  return (
    <>
      <Link href={staffPaths.serviceRequest(request.id)}>
        {REQUEST_KIND_LABELS[request.kind]} {request.orderNo}, {request.customer}
      </Link>
      <p className={styles.meta}>
        {request.product}, eingegangen am <DateText date={request.receivedAt} time />
      </p>
    </>
  );
}

/** Renders the form to download the orders of a date range as a CSV file. */
function ExportForm() {
  return (
    <section>
      <h2>Tabelle der Bestellungen</h2>
      <form method="get" action="/api/staff/service-requests/table.csv" className={styles.filter}>
        <PlainInput form="export" name="von" label="Von" type="date" required state={undefined} />
        <PlainInput form="export" name="bis" label="Bis" type="date" required state={undefined} />
        <Button type="submit" look="secondary">
          CSV-Datei speichern
        </Button>
      </form>
      <p className={styles.meta}>
        Höchstens ein Jahr auf einmal, ohne Kontonummern. Wer sie speichert, wird festgehalten.
      </p>
    </section>
  );
}
