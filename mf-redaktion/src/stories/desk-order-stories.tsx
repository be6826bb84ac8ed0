import { samplePrintOrder } from '@gruenland/shared-contracts/api/print-order-sample.ts';
import type { DeskTask, DeskTaskDetail } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { BankPage } from '#orders/BankPage.tsx';
import { OrdersPage } from '#orders/OrdersPage.tsx';
import { OrderTaskPage } from '#orders/OrderTaskPage.tsx';
import { desks } from './desk-links.ts';

const order = samplePrintOrder({
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

const task: DeskTask = {
  id,
  kind: 'complaint',
  state: 'neu',
  product: 'Jahresabo',
  orderKind: 'self',
  orderNo: 'GL-7H8KQ9RT',
  customer: 'Hanna Ohlsen',
  receivedAt: '2026-11-21T09:00:00.000Z',
};

const detail: DeskTaskDetail = {
  ...task,
  version: 1,
  state: 'in-arbeit',
  note: 'Ersatz ist bestellt.',
  handled: { by: 'Volker Verlag', at: '2026-11-21T10:30:00.000Z' },
  order,
  contractState: 'active',
  endsOn: null,
  phone: '+49 4401 998877',
  customerNo: '4711',
  asked: [
    { label: 'Ausgabe', value: 'Heft 11/2026' },
    { label: 'Was fehlt oder nicht stimmt', value: 'Das Heft kam nass an.' },
  ],
};

const second = '01KABCDEFGHJKMNPQRSTVWXYZ1';

/** The desk of orders for `/_internal/styleguide`. */
export const deskOrderStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Bestellungen',
    state: 'zwei neu',
    view: () => (
      <OrdersPage
        params={{}}
        data={{
          desks: desks('Bestellungen'),
          state: 'neu',
          kind: null,
          list: {
            tasks: [{ ...task, id: second, kind: 'order' }, task],
            counts: { neu: 2, inArbeit: 1 },
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
      <OrdersPage
        params={{}}
        data={{
          desks: desks('Bestellungen'),
          state: 'erledigt',
          kind: 'pause',
          list: { tasks: [], counts: { neu: 0, inArbeit: 0 }, page: 1, pages: 0 },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Vorgang',
    state: 'Reklamation, von jemandem anders geändert',
    view: () => (
      <OrderTaskPage
        params={{}}
        data={{ desks: desks('Bestellungen'), task: detail, saved: false }}
        form={{
          values: { aktion: 'bearbeiten', version: '0', state: 'erledigt', note: 'Fertig.' },
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
      <BankPage
        params={{}}
        data={{
          desks: desks('Bestellungen'),
          id,
          bank: {
            orderNo: task.orderNo,
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
