import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import type { GridModel } from './grid.ts';
import styles from './grid.module.css';

/** CSS class for each number of columns. A single column needs no class. */
const COLUMN_CLASSES = {
  1: null,
  2: styles.columns2,
  3: styles.columns3,
  4: styles.columns4,
};

/** Shows blocks side by side. The blocks may belong to any remote. */
export function Grid({ model, regions }: Pick<BlockViewProps<GridModel>, 'model' | 'regions'>) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.grid, COLUMN_CLASSES[model.columns])}>
        {regions['items']}
      </div>
    </div>
  );
}
