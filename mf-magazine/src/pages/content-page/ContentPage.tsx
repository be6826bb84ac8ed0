import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import column from '#pages/story-page/reading-column.module.css';
import styles from './content-page.module.css';

/** A page of the content system without a layout of its own. */
export function ContentPage() {
  return (
    <div className={styles.page}>
      <BlockRegion name="head" />
      <div className={column.column}>
        <BlockRegion name="body" />
      </div>
    </div>
  );
}
