import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import column from '#pages/story-page/reading-column.module.css';
import styles from './content-page.module.css';

/** Renders a page of the content system that has no layout of its own. */
export function ContentPage() {
  return (
    <div className={styles.page}>
      <BlockRegion name="head" />
      <div className={column.column}>
        <BlockRegion name="contents" />
        <BlockRegion name="body" />
        <BlockRegion name="footnotes" />
      </div>
    </div>
  );
}
