import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { paragraphs } from '#samples/story-content.ts';
import { RichTextBlock } from './RichTextBlock.tsx';

const text = paragraphs(
  'Holger Dirks steht am Ufer und zeigt auf eine Stelle im Wasser, an der nichts zu sehen ist.',
  '„Bachforelle“, sagt er. „Die hat mein Vater noch mit der Hand gefangen.“',
);

export const richTextBlockStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Fließtext',
    state: 'mit Initiale',
    view: () => <RichTextBlock model={{ text, hasDropCap: true }} />,
  },
  {
    title: 'Block / Fließtext',
    state: 'ohne Initiale',
    view: () => <RichTextBlock model={{ text, hasDropCap: false }} />,
  },
];
