import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { directionOf, formatChange } from './market-figures.ts';
import styles from './market-analysis.module.css';

const ARROWS = { up: '▲', down: '▼', same: '' } as const;

/** A change in per cent; its direction is told by sign and arrow, not by colour alone. */
export function Change({ change }: { readonly change: number | undefined }) {
  if (change === undefined) return <span className={styles['change']}>–</span>;
  const direction = directionOf(change);
  return (
    <span className={classNames(styles['change'], styles[direction])}>
      {formatChange(change)}
      <span className={styles['arrow']} aria-hidden="true">
        {ARROWS[direction]}
      </span>
    </span>
  );
}
