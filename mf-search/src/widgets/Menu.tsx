import type { FacetValue } from '#model/search-model.ts';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';
import { FacetValues } from './FacetValues.tsx';
import styles from './widgets.module.css';

interface MenuProps {
  readonly param: string;
  readonly label: string;
  /** Label of the option that selects none of the values. */
  readonly allLabel: string;
  readonly values: readonly FacetValue[];
  /** Number of values shown at first (specification section 9). */
  readonly limit?: number;
  /** Number of values shown when the list is expanded (specification section 9). */
  readonly showMoreLimit?: number;
  readonly texts?: Pick<SearchTexts, 'showMore'>;
}

/** Renders several values, of which the visitor selects one. */
export function Menu(props: MenuProps) {
  const { param, label, allLabel, values, limit = 10, showMoreLimit = 20 } = props;
  const { texts = DEFAULT_TEXTS } = props;
  const moreValues = values.slice(limit, showMoreLimit);
  const hasSelection = values.some(({ isRefined }) => isRefined);
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      <ul className={styles.values}>
        <li>
          <label>
            <input type="radio" name={param} value="" defaultChecked={!hasSelection} />
            <span className={styles.name}>{allLabel}</span>
          </label>
        </li>
      </ul>
      <FacetValues param={param} values={values.slice(0, limit)} selectionMode="one" />
      {moreValues.length > 0 ? (
        <details>
          <summary>{texts.showMore}</summary>
          <FacetValues param={param} values={moreValues} selectionMode="one" />
        </details>
      ) : null}
    </fieldset>
  );
}
