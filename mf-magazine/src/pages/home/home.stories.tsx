import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { teaser } from '#samples/story-content.ts';
import { HomeFront } from './HomeFront.tsx';
import { HomeReportage } from './HomeReportage.tsx';

const secondRowTeasers = [
  'Weizen tritt auf der Stelle',
  'Ein Spaten sagt mehr als zehn Karten',
].map((headline) => teaser({ headline }));
const briefTeasers = ['1', '2', '3', '4', '5'].map((uuid) =>
  teaser({ uuid, headline: 'Sperrfrist für Festmist beginnt am 1. Dezember' }),
);

export const homeStories: readonly StoryDefinition[] = [
  {
    title: 'Startseite / Aufmacher',
    state: 'voll',
    view: () => (
      <HomeFront
        model={{
          title: 'Grünland',
          lead: teaser(),
          seconds: secondRowTeasers,
          brief: briefTeasers,
        }}
      />
    ),
  },
  {
    title: 'Startseite / Aufmacher',
    state: 'ohne Kurzmeldungen und Bild',
    view: () => (
      <HomeFront
        model={{
          title: 'Grünland',
          lead: teaser({ image: undefined }),
          seconds: secondRowTeasers.slice(1),
          brief: [],
        }}
      />
    ),
  },
  {
    title: 'Startseite / Reportage',
    state: 'mit Bild',
    view: () => <HomeReportage model={teaser({ kind: 'reportage' })} />,
  },
];
