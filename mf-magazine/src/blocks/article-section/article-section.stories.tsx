import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { paragraphs } from '#samples/story-content.ts';
import { ArticleSection } from './ArticleSection.tsx';

const text = paragraphs(
  'Der Zettel hängt noch am Kühlschrank. Vier Zeilen mit Bleistift, darunter eine fünfte mit Fragezeichen: „Bohne?“ Geschrieben hat sie Dörte Timmerlah im Juli vor drei Jahren.',
  'Am Vormittag hatte sie ihren Stoppelweizen gedroschen, 68 Dezitonnen, und am Nachmittag die Rechnung bezahlt.',
);
const model = {
  headline: 'Was der zweite Weizen kostet',
  level: 2,
  text,
  anchor: 'kosten',
  hasDropCap: false,
} as const;

export const articleSectionStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Abschnitt',
    state: 'mit Überschrift',
    view: () => <ArticleSection model={model} />,
  },
  {
    title: 'Block / Abschnitt',
    state: 'mit Initiale',
    view: () => <ArticleSection model={{ ...model, headline: undefined, hasDropCap: true }} />,
  },
];
