import type { FacetValue } from '#model/search-model.ts';
import { FacetSearch, type SearchValues } from './FacetSearch.tsx';
import { FacetValues } from './FacetValues.tsx';
import styles from './widgets.module.css';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';

export interface RefinementListProps {
  readonly param: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Whether one or all of the chosen values must fit. Default `or`. */
  readonly operator?: 'and' | 'or';
  /** Values shown at once, and expanded (specification section 9). */
  readonly limit?: number;
  readonly showMoreLimit?: number;
  /** Finds more values by their names; where it is given and there are more than are shown. */
  readonly search?: SearchValues | undefined;
  readonly texts?: Pick<SearchTexts, 'noFacetValues' | 'showMore' | 'facetPlaceholder'>;
}

/** @throws where the operator is neither `and` nor `or` */
function checkOperator(operator: string): void {
  if (operator === 'and' || operator === 'or') return;
  throw new Error(`The \`operator\` must one of: \`"and"\`, \`"or"\` (got "${operator}").`);
}

/** Values to tick, with how many hits each has. A plain fieldset: it works in a form before script. */
export function RefinementList(props: RefinementListProps) {
  const { param, label, values, operator = 'or', limit = 10, showMoreLimit = 20 } = props;
  const { search, texts = DEFAULT_TEXTS } = props;
  checkOperator(operator);
  const first = values.slice(0, limit);
  const more = values.slice(limit, showMoreLimit);
  return (
    <fieldset className={styles['facet']}>
      <legend>{label}</legend>
      {values.length === 0 ? <p className={styles['none']}>{texts.noFacetValues}</p> : null}
      <FacetValues param={param} values={first} />
      {more.length > 0 ? (
        <details>
          <summary>{texts.showMore}</summary>
          {search ? (
            <FacetSearch {...{ param, label, search, texts }} values={more} />
          ) : (
            <FacetValues param={param} values={more} />
          )}
        </details>
      ) : null}
    </fieldset>
  );
}
