import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { applesPicture, cowsPicture } from '#stories/demo-pictures.ts';
import styles from '#stories/stories.module.css';
import { Figure } from './Figure.tsx';
import { Picture } from './Picture.tsx';

function PictureWithCaption() {
  return <Figure asset={cowsPicture} sizes={{ xs: '100vw', xl: '1200px' }} />;
}

function CroppedPicture() {
  return (
    <div className={styles.narrow}>
      <Picture asset={applesPicture} ratio={[1, 1]} sizes={{ xs: '320px' }} />
    </div>
  );
}

export const pictureStories: readonly StoryDefinition[] = [
  { title: 'Bild / Bild mit Unterschrift', state: 'quer', view: PictureWithCaption },
  { title: 'Bild / Ausschnitt', state: 'quadratisch', view: CroppedPicture },
];
