import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import styles from '#stories/stories.module.css';
import { Skeleton } from './Skeleton.tsx';

function SkeletonShapes() {
  return (
    <div className={styles.stack}>
      <Skeleton />
      <Skeleton shape="row" count={2} label="Anzeigen werden geladen" />
    </div>
  );
}

export const loadingStories: readonly StoryDefinition[] = [
  { title: 'Meldung / Warten', state: 'Text und Zeilen', view: SkeletonShapes },
];
