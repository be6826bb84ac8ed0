import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture } from '#samples/story-content.ts';
import { IMAGE_WIDTH_VALUES } from './image.fields.generated.ts';
import { ImageBlock } from './ImageBlock.tsx';

export const imageStories: readonly StoryDefinition[] = IMAGE_WIDTH_VALUES.map((width) => ({
  title: 'Block / Bild',
  state: width,
  view: () => <ImageBlock model={{ asset: cowPicture, id: width, width }} />,
}));
