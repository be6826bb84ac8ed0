import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { PrizeDraw } from './PrizeDraw.tsx';

const draw = {
  id: 'advent',
  title: 'Adventsgewinnspiel',
  prizes: ['Ein Obstbaum nach Wahl', 'Drei Jahresabonnements'],
  startsAt: undefined,
  endsAt: '2026-12-24T11:00:00.000Z',
  deadlineText: undefined,
  question: 'Wie viele Mägen hat eine Kuh?',
  options: ['einen', 'vier'],
  terms: 'Teilnehmen kann, wer mindestens 18 Jahre alt ist. Der Rechtsweg ist ausgeschlossen.',
  organiser: 'Grünland',
  adultsOnly: true,
  retentionDays: 90,
} as const;

const commitments = [
  {
    hash: '3b1f0c5e9a4d7782c6e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6',
    at: '2026-11-20T08:00:00.000Z',
    drawnAt: null,
  },
];

export const prizeDrawStories: readonly StoryDefinition[] = (['open', 'over'] as const).map(
  (state) => ({
    title: 'Block / Gewinnspiel',
    state: state === 'open' ? 'läuft' : 'beendet',
    view: () => <PrizeDraw model={draw} data={{ story: 'gewinnspiel', state, commitments }} />,
  }),
);
