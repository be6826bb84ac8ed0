import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture } from '#samples/story-content.ts';
import { ImageGallery } from './ImageGallery.tsx';

const images = ['Der Auftrieb', 'Am Gatter', 'Zurück im Stall'].map((caption) => ({
  ...cowPicture,
  caption,
}));

export const imageGalleryStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Bildergalerie',
    state: 'drei Bilder',
    view: () => <ImageGallery model={{ id: 'weide', title: 'Ein Tag auf der Weide', images }} />,
  },
];
