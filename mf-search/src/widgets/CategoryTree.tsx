import type { FacetValue } from '#model/search-model.ts';
import styles from './widgets.module.css';

interface CategoryTreeProps {
  readonly param: string;
  readonly label: string;
  readonly allLabel: string;
  readonly values: readonly FacetValue[];
}

/** CSS class for each depth in the tree. The top level has depth 0. */
const INDENT_CLASSES = [undefined, styles.indented, styles.indentedTwice] as const;

/**
 * Renders a tree of categories, of which the visitor selects one. After the selection, its
 * sub-categories appear.
 */
export function CategoryTree({ param, label, allLabel, values }: CategoryTreeProps) {
  const chosenValue = values.findLast(({ isRefined }) => isRefined)?.value ?? '';
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      <ul className={styles.values}>
        <li>
          <label>
            <input type="radio" name={param} value="" defaultChecked={chosenValue === ''} />
            <span className={styles.name}>{allLabel}</span>
          </label>
        </li>
        {values.map(({ value, label: name, count, depth }) => (
          <li key={value} className={INDENT_CLASSES[Math.min(depth, 2)]}>
            <label>
              <input
                type="radio"
                name={param}
                value={value}
                defaultChecked={value === chosenValue}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
