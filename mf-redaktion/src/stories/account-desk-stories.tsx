import type { DeskAccount } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { AccountPage } from '#accounts/AccountPage.tsx';
import { AccountsPage } from '#accounts/AccountsPage.tsx';

const account: DeskAccount = {
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
    { kind: 'job', state: 'gesperrt', count: 1 },
  ],
  block: null,
};

/** The desk of the accounts. */
export const accountDeskStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Konten',
    state: 'Suche ohne Treffer',
    view: () => (
      <AccountsPage
        params={{}}
        data={{ desks: [] }}
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
        data={{ desks: [], account }}
        form={{
          values: { aktion: 'sperren', reason: 'Betrug', until: '2026-11-01' },
          errors: { reason: 'Mindestens 10 Zeichen.', until: 'Bitte ein Tag ab morgen.' },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Konten',
    state: 'gesperrt',
    view: () => (
      <AccountPage
        params={{}}
        data={{
          desks: [],
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
