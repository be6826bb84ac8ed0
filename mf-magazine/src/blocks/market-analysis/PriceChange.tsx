import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { getDirection, formatChange } from './format-market-price.ts';
import styles from './market-analysis.module.css';

const DIRECTION_ARROWS = { up: '▲', down: '▼', same: '' } as const;
const DIRECTION_CLASSES = { up: styles.up, down: styles.down, same: null };
const DIRECTION_TEXTS = { up: 'gestiegen', down: 'gefallen', same: 'unverändert' } as const;

/**
 * Renders a price change in percent. Sign, arrow and word show its direction, so that colour is not
 * the only cue.
 */
export function PriceChange({ change }: { readonly change: number | undefined }) {
  if (change === undefined) return <span className={styles.change}>–</span>;
  const direction = getDirection(change);
  return (
    <span className={classNames(styles.change, DIRECTION_CLASSES[direction])}>
      {formatChange(change)}
      <span className={styles.arrow} aria-hidden="true">
        {DIRECTION_ARROWS[direction]}
      </span>
      <VisuallyHidden> {DIRECTION_TEXTS[direction]}</VisuallyHidden>
    </span>
  );
}
