import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Picture } from '#picture/Picture.tsx';
import { cowsPicture, marketPicture, tractorPicture } from '#stories/demo-pictures.ts';
import styles from '#stories/stories.module.css';
import { getPictureLinkAttributes, PICTURE_GROUP } from './viewed-picture.ts';

const PICTURES = [cowsPicture, tractorPicture, marketPicture];

function PictureLinks() {
  return (
    <div className={styles.row} {...PICTURE_GROUP}>
      {PICTURES.map((asset, index) => (
        <a
          key={asset.src}
          {...getPictureLinkAttributes(asset)}
          aria-label={`Bild ${index + 1} groß ansehen`}
        >
          <Picture asset={asset} ratio={[4, 3]} sizes={{ xs: '160px' }} isDecorative />
        </a>
      ))}
    </div>
  );
}

/** The shell shows the viewer after a press on a link. */
export const viewerStories: readonly StoryDefinition[] = [
  { title: 'Bild / Betrachter', state: 'drei Bilder', view: PictureLinks },
];
