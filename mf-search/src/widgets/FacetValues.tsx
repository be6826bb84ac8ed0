import type { FacetValue } from '#model/search-model.ts';
import styles from './widgets.module.css';

interface FacetValuesProps {
  readonly param: string;
  readonly values: readonly FacetValue[];
  /** Whether visitors can select one or several values. Default `many`. */
  readonly selectionMode?: 'one' | 'many';
}

/** Renders selectable values with their numbers of hits. */
export function FacetValues({ param, values, selectionMode: mode = 'many' }: FacetValuesProps) {
  return (
    <ul className={styles.values}>
      {values.map(({ value, label, count, isRefined }) => (
        <li key={value}>
          <label>
            <input
              type={mode === 'one' ? 'radio' : 'checkbox'}
              name={param}
              value={value}
              defaultChecked={isRefined}
            />
            <span className={styles.name}>{label}</span>
            <span className={styles.count}>{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
