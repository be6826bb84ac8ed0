import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture, paragraphs } from '#samples/story-content.ts';
import { NativeVideo } from './NativeVideo.tsx';

const model = {
  title: 'Drei Handgriffe: so wird der Striegel eingestellt',
  src: '/f/100001/1280x720/0f3a9c11de/striegel.mp4',
  type: 'video/mp4',
  width: 1280,
  height: 720,
  poster: cowPicture,
  // The example has no captions. The browser would request the captions file at once, and the style
  // guide contains no such file.
  captions: undefined,
  transcript: paragraphs('Zuerst der Zinkendruck: So leicht, dass der Boden nur krümelt.'),
  duration: 185,
  credit: 'Film: Grünland',
} as const;

const data = { pageUrl: 'gruenland.example/artikel/striegel' };

export const nativeVideoStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Film',
    state: 'mit Text',
    view: () => <NativeVideo model={model} data={data} />,
  },
  {
    title: 'Block / Film',
    state: 'ohne Standbild',
    view: () => (
      <NativeVideo model={{ ...model, poster: undefined, transcript: undefined }} data={data} />
    ),
  },
];
