import { createSamplePrintOrder } from '@gruenland/shared-contracts/api/sample-print-order.ts';
import type {
  ServiceRequest,
  ServiceRequestDetail,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { BankAccountPage } from '#service-requests/BankAccountPage.tsx';
import { ServiceRequestsPage } from '#service-requests/ServiceRequestsPage.tsx';
import { ServiceRequestPage } from '#service-requests/ServiceRequestPage.tsx';
import { createStaffPageLinks } from './staff-page-links.ts';

const order = createSamplePrintOrder({
  id: 'probeabo',
  kind: 'trial',
  name: 'Probeabo',
  description: 'Drei Hefte zum Kennenlernen.',
  priceCents: { DE: 1490, AT: 1790, CH: 2490 },
  issues: 3,
  termMonths: 3,
  renewal: 'Das Abo endet danach von selbst.',
  notice: 'Eine Kündigung ist nicht nötig.',
});

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';

const request: ServiceRequest = {
  id,
  kind: 'complaint',
  state: 'new',
  product: 'Jahresabo',
  orderKind: 'self',
  orderNo: 'GL-7H8KQ9RT',
  customer: 'Hanna Ohlsen',
  receivedAt: '2026-11-21T09:00:00.000Z',
};

const requestDetail: ServiceRequestDetail = {
  ...request,
  version: 1,
  state: 'in-progress',
  note: 'Ersatz ist bestellt.',
  handled: { by: 'Volker Verlag', at: '2026-11-21T10:30:00.000Z' },
  order,
  contractState: 'active',
  endsOn: null,
  phone: '+49 4401 998877',
  customerNo: '4711',
  requestedChanges: [
    { label: 'Ausgabe', value: 'Heft 11/2026' },
    { label: 'Was fehlt oder nicht stimmt', value: 'Das Heft kam nass an.' },
  ],
};

const secondRequestId = '01KABCDEFGHJKMNPQRSTVWXYZ1';

/** Component examples of the staff pages for service requests. */
export const serviceRequestStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Bestellungen',
    state: 'zwei neu',
    view: () => (
      <ServiceRequestsPage
        params={{}}
        data={{
          staffPages: createStaffPageLinks('Bestellungen'),
          state: 'new',
          kind: null,
          list: {
            requests: [{ ...request, id: secondRequestId, kind: 'order' }, request],
            counts: { new: 2, inProgress: 1 },
            page: 1,
            pages: 1,
          },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Bestellungen',
    state: 'nichts',
    view: () => (
      <ServiceRequestsPage
        params={{}}
        data={{
          staffPages: createStaffPageLinks('Bestellungen'),
          state: 'done',
          kind: 'pause',
          list: { requests: [], counts: { new: 0, inProgress: 0 }, page: 1, pages: 0 },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Vorgang',
    state: 'Reklamation, von jemandem anders geändert',
    view: () => (
      <ServiceRequestPage
        params={{}}
        data={{
          staffPages: createStaffPageLinks('Bestellungen'),
          request: requestDetail,
          isSaved: false,
        }}
        form={{
          values: { intent: 'update', version: '0', state: 'done', note: 'Fertig.' },
          errors: {
            '': 'Diese Angaben wurden inzwischen an anderer Stelle geändert. Bitte laden Sie die Seite neu und prüfen Sie sie.',
          },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Konto',
    state: 'angesehen',
    view: () => (
      <BankAccountPage
        params={{}}
        data={{
          staffPages: createStaffPageLinks('Bestellungen'),
          id,
          bankAccount: {
            orderNo: request.orderNo,
            accountHolder: 'Hanna Ohlsen',
            iban: 'DE89370400440532013000',
            mandateRef: 'GL-7H8KQ9RT-M1',
            mandateAt: '2026-11-21T09:00:00.000Z',
          },
        }}
      />
    ),
  },
];
