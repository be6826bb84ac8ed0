import type { AccountDetail } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { AccountPage } from '#accounts/AccountPage.tsx';
import { AccountsPage } from '#accounts/AccountsPage.tsx';

const account: AccountDetail = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  email: 'hanna.ohlsen@hof.example',
  displayName: 'Hanna Ohlsen',
  accountType: 'trader',
  staff: false,
  unconfirmed: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  deletionDueAt: null,
  trader: {
    company: 'Landtechnik Ohlsen',
    legalName: null,
    vatId: 'DE123456789',
    registerNo: null,
    imprint: 'Am Deich 1\n26939 Ovelgönne',
  },
  entries: [
    { kind: 'ad', state: 'active', count: 4 },
    { kind: 'ad', state: 'rejected', count: 7 },
    { kind: 'job', state: 'blocked', count: 1 },
  ],
  block: null,
};

/** Component examples of the accounts pages. */
export const accountStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Konten',
    state: 'Suche ohne Treffer',
    view: () => (
      <AccountsPage
        params={{}}
        data={{ staffPages: [] }}
        form={{
          values: { email: 'niemand@hof.example' },
          errors: { '': 'Das gibt es nicht oder nicht mehr.' },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Konten',
    state: 'Sperren zurückgewiesen',
    view: () => (
      <AccountPage
        params={{}}
        data={{ staffPages: [], account }}
        form={{
          values: { intent: 'block', reason: 'Betrug', until: '2026-11-01' },
          errors: { reason: 'Mindestens 10 Zeichen.', until: 'Bitte ein Tag ab morgen.' },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Konten',
    state: 'blocked',
    view: () => (
      <AccountPage
        params={{}}
        data={{
          staffPages: [],
          account: {
            ...account,
            block: {
              since: '2026-11-21T09:00:00.000Z',
              until: '2026-12-31',
              reason: 'Drei Anzeigen für Waren, die es nicht gab.',
            },
          },
        }}
      />
    ),
  },
];
