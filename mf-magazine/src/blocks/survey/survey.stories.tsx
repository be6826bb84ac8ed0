import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Survey } from './Survey.tsx';

const survey = {
  id: 'umfrage',
  question: 'Wann säen Sie Ihre Ackerbohnen?',
  kind: 'single',
  options: ['Im Februar, sobald der Boden trägt', 'Im März', 'Gar nicht'],
  closesAt: undefined,
  results: 'after-vote',
  needsLogin: false,
} as const;
const textSurvey = {
  ...survey,
  kind: 'text',
  question: 'Was war Ihr schönster Tag auf dem Feld?',
  options: [],
} as const;
const counts = survey.options.map((option, index) => ({ option, votes: 40 - index * 13 }));

export const surveyStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Umfrage',
    state: 'vor der Stimme',
    view: () => <Survey model={survey} data={{ story: '', results: null }} />,
  },
  {
    title: 'Block / Umfrage',
    state: 'Ergebnis',
    view: () => (
      <Survey
        model={survey}
        data={{
          story: '',
          results: { counts, voters: 81, closed: true, chosen: ['Im März'] },
        }}
      />
    ),
  },
  {
    title: 'Block / Umfrage',
    state: 'in eigenen Worten',
    view: () => <Survey model={textSurvey} data={{ story: '', results: null }} />,
  },
  {
    title: 'Block / Umfrage',
    state: 'in eigenen Worten, geantwortet',
    view: () => (
      <Survey
        model={textSurvey}
        data={{
          story: '',
          results: {
            counts: [],
            voters: 3,
            closed: false,
            chosen: ['Der erste Schnitt im Mai.'],
            texts: ['Als es endlich regnete.'],
          },
        }}
      />
    ),
  },
];
