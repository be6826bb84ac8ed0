import type { FacetValue } from '#model/search-model.ts';
import styles from './widgets.module.css';

interface FacetValuesProps {
  readonly param: string;
  readonly values: readonly FacetValue[];
  /** One of them, or any number; default any number. */
  readonly choose?: 'one' | 'many';
}

/** Values to choose, with how many hits each has. */
export function FacetValues({ param, values, choose = 'many' }: FacetValuesProps) {
  return (
    <ul className={styles['values']}>
      {values.map(({ value, label, count, refined }) => (
        <li key={value}>
          <label>
            <input
              type={choose === 'one' ? 'radio' : 'checkbox'}
              name={param}
              value={value}
              defaultChecked={refined}
            />
            <span className={styles['name']}>{label}</span>
            <span className={styles['count']}>{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
