import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { CasePage } from '#moderation/CasePage.tsx';
import { QueuePage } from '#moderation/QueuePage.tsx';
import { createStaffPageLinks } from './staff-page-links.ts';

const moderationCase: ModerationCase = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  kind: 'ad',
  title: 'Rundballenpresse mit Netzbindung',
  score: 87,
  reasons: [
    { code: 'messenger', text: 'Kontakt über einen Messenger' },
    { code: 'vorauszahlung', text: 'Geld soll vor der Übergabe gezahlt werden' },
  ],
  state: 'open',
  appeal: null,
  change: true,
  submittedAt: '2026-11-21T09:00:00.000Z',
  version: 1,
  fields: [
    { label: 'Titel', before: 'Rundballenpresse', after: 'Rundballenpresse mit Netzbindung' },
    {
      label: 'Beschreibung',
      before: 'Gut gepflegte Presse, immer in der Halle.',
      after: 'Gut gepflegte Presse. Bitte nur WhatsApp, Zahlung vorab.',
    },
  ],
  pictures: ['/f/100001/2400x1600/579c319308/traktor-abend-herbst-2.jpg'],
  newPictures: ['/f/100001/2400x1600/579c319308/traktor-abend-herbst-2.jpg'],
  removedPictures: ['/f/100001/2400x1600/500d527ffe/marktstand-mittag-sommer-1.jpg'],
  automated: false,
  decidedAt: null,
  reason: null,
  note: null,
  appealText: null,
  mayDecide: true,
  earlier: [
    {
      id: '01KABCDEFGHJKMNPQRSTVWXYZ1',
      at: '2026-11-12T09:00:00.000Z',
      state: 'rejected',
      reason: 'kontaktdaten',
      note: 'Die Nummer im letzten Satz.',
      appeal: 'denied',
      appealNote: 'Die Nummer steht noch da.',
    },
  ],
};

/** Component examples of the moderation pages. */
export const moderationStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Fälle',
    state: 'zwei offen',
    view: () => (
      <QueuePage
        params={{}}
        data={{
          staffPages: createStaffPageLinks('Moderation'),
          view: 'offen',
          done: { rejectedCount: 3, remainingCount: 1 },
          queue: { cases: [moderationCase], counts: { open: 101, appeals: 0 }, page: 1, pages: 3 },
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Fall',
    state: 'Änderung, offen',
    view: () => (
      <CasePage
        params={{}}
        data={{ staffPages: createStaffPageLinks('Moderation'), case: moderationCase }}
      />
    ),
  },
  {
    title: 'Redaktion / Fall',
    state: 'Einspruch',
    view: () => (
      <CasePage
        params={{}}
        data={{
          staffPages: createStaffPageLinks('Moderation'),
          case: {
            ...moderationCase,
            state: 'rejected',
            appeal: 'open',
            appealText: 'Das war ungeschickt geschrieben.',
          },
        }}
      />
    ),
  },
];
