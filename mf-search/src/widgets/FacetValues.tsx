import type { FacetValue } from '#model/search-model.ts';
import styles from './widgets.module.css';

interface FacetValuesProps {
  readonly param: string;
  readonly values: readonly FacetValue[];
  /** Whether one or several values can be selected. Default `many`. */
  readonly selectionMode?: 'one' | 'many';
}

/** Selectable values with hit counts. */
export function FacetValues({ param, values, selectionMode: choose = 'many' }: FacetValuesProps) {
  return (
    <ul className={styles.values}>
      {values.map(({ value, label, count, isRefined }) => (
        <li key={value}>
          <label>
            <input
              type={choose === 'one' ? 'radio' : 'checkbox'}
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
