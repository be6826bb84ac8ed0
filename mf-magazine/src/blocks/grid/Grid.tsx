import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import type { GridModel } from './grid.ts';
import styles from './grid.module.css';

/** Blocks side by side. The blocks may belong to any remote. */
export function Grid({ model, regions }: Pick<BlockViewProps<GridModel>, 'model' | 'regions'>) {
  return (
    <div className={styles['frame']}>
      <div className={classNames(styles['grid'], styles[`columns${model.columns}`])}>
        {regions['items']}
      </div>
    </div>
  );
}
