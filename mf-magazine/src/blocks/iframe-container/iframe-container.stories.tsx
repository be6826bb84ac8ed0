import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture } from '#samples/story-content.ts';
import { IframeContainer } from './IframeContainer.tsx';

const model = {
  title: 'Der Striegel im Einsatz',
  src: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  href: 'https://www.youtube.com/watch?v=abcdefghijk',
  shape: 'wide',
  preview: cowPicture,
} as const;

export const iframeContainerStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Zwei Klicks',
    state: 'mit Standbild',
    view: () => (
      <IframeContainer model={model} data={{ service: { id: 'youtube', label: 'YouTube' } }} />
    ),
  },
  {
    title: 'Block / Zwei Klicks',
    state: 'nur als Verweis',
    view: () => (
      <IframeContainer model={{ ...model, preview: undefined }} data={{ service: null }} />
    ),
  },
];
