import type { PrizeDrawDetail } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { PrizeDrawPage } from '#prize-draws/PrizeDrawPage.tsx';
import { PrizeDrawsPage } from '#prize-draws/PrizeDrawsPage.tsx';

const drawnAt = '2026-12-14T09:00:00.000Z';
const sampleHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const staffPages = [
  { label: 'Gewinnspiele', href: '/_internal/redaktion/gewinnspiele', current: true },
  { label: 'Newsletter', href: '/_internal/redaktion/newsletter', current: false },
];

const draw: PrizeDrawDetail = {
  id: 'adventsverlosung',
  title: 'Adventsverlosung',
  state: 'open',
  endsAt: '2036-12-12T22:59:00.000Z',
  confirmed: 412,
  draws: 1,
  prizes: ['Eine Nordmanntanne', 'Ein Spaltbeil mit Eschenstiel'],
  question: 'Wie lange wächst eine zwei Meter hohe Nordmanntanne ungefähr?',
  options: ['Zwei bis drei Jahre', 'Acht bis zwölf Jahre'],
  deleteAt: '2037-02-10T22:59:00.000Z',
  commitment: { hash: sampleHash, at: drawnAt },
  records: [
    {
      id,
      number: 1,
      at: drawnAt,
      by: 'Volker Verlag',
      committedAt: drawnAt,
      seed: sampleHash,
      seedHash: sampleHash,
      until: drawnAt,
      answers: ['Acht bis zwölf Jahre'],
      entryCount: 371,
      entriesHash: sampleHash,
      winners: [id],
      reason: null,
      previousHash: sampleHash,
      hash: sampleHash,
    },
  ],
  winners: [
    {
      id,
      number: 'STVWXYZ0',
      entry: id,
      prize: 'Eine Nordmanntanne',
      state: 'notified',
      person: { name: 'Hanna Ohlsen', email: 'hanna.ohlsen@hof.example' },
      notifiedAt: drawnAt,
      answerUntil: '2026-12-28T09:00:00.000Z',
      version: 2,
    },
  ],
};

const drawAudit = {
  records: [
    {
      number: 1,
      right: true,
      checks: [
        { what: 'Der Startwert passt zu der Prüfsumme, die vorher feststand.', right: true },
      ],
    },
  ],
};

/** Component examples of the staff pages for prize draws. */
export const prizeDrawStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Gewinnspiele',
    state: 'eines läuft',
    view: () => <PrizeDrawsPage params={{}} data={{ staffPages, draws: [draw] }} />,
  },
  {
    title: 'Redaktion / Gewinnspiel',
    state: 'gezogen und nachgerechnet',
    view: () => <PrizeDrawPage params={{}} data={{ staffPages, draw, audit: drawAudit }} />,
  },
  {
    title: 'Redaktion / Gewinnspiel',
    state: 'Ziehung zurückgewiesen',
    view: () => (
      <PrizeDrawPage
        params={{}}
        data={{ staffPages, draw: { ...draw, records: [], winners: [], draws: 0 }, audit: null }}
        form={{
          values: { intent: 'draw', draws: '0', prizes: 'Eine Nordmanntanne' },
          errors: { early: 'Das Gewinnspiel läuft noch.' },
        }}
      />
    ),
  },
];
