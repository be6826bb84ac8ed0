import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import column from '#pages/parts/reading-column.module.css';
import styles from './content-page.module.css';

/** A plain page of the content system. */
export function ContentPage() {
  return (
    <div className={styles['page']}>
      <BlockRegion name="head" />
      <div className={column['column']}>
        <BlockRegion name="body" />
      </div>
    </div>
  );
}
