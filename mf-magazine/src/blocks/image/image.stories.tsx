import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture } from '#samples/story-content.ts';
import { IMAGE_WIDTHS } from './image.ts';
import { ImageBlock } from './ImageBlock.tsx';

export const imageStories: readonly StoryDefinition[] = IMAGE_WIDTHS.map((width) => ({
  title: 'Block / Bild',
  state: width,
  view: () => <ImageBlock model={{ asset: cowPicture, id: width, width }} />,
}));
