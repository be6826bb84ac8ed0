import type { FacetValue } from '#model/search-model.ts';
import { FacetSearch } from './FacetSearch.tsx';
import { FacetValues } from './FacetValues.tsx';
import styles from './widgets.module.css';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';

export interface RefinementListProps {
  readonly param: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /**
   * Whether a hit must match at least one (`or`) or all (`and`) of the selected values. Default
   * `or`.
   */
  readonly operator?: 'and' | 'or';
  /** Number of values shown at first (specification section 9). */
  readonly limit?: number;
  /** Number of values shown when the list is expanded (specification section 9). */
  readonly showMoreLimit?: number;
  /** Searches values by name. Used when there are more values than the list shows. */
  readonly onSearch?: ((query: string) => void) | undefined;
  /** Values that the search has found, or null when nothing is searched. */
  readonly foundValues?: readonly FacetValue[] | null;
  readonly texts?: Pick<SearchTexts, 'noFacetValues' | 'showMore' | 'facetPlaceholder'>;
}

/** @throws {Error} for any operator other than `and` and `or` */
function assertValidOperator(operator: string): void {
  if (operator === 'and' || operator === 'or') return;
  throw new Error(`The \`operator\` must one of: \`"and"\`, \`"or"\` (got "${operator}").`);
}

/**
 * Renders checkboxes for facet values with their numbers of hits. The checkboxes work without
 * JavaScript.
 */
export function RefinementList(props: RefinementListProps) {
  const { param, label, values, operator = 'or', limit = 10, showMoreLimit = 20 } = props;
  const { onSearch, foundValues = null, texts = DEFAULT_TEXTS } = props;
  assertValidOperator(operator);
  const firstValues = values.slice(0, limit);
  const moreValues = values.slice(limit, showMoreLimit);
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      {values.length === 0 ? <p className={styles.none}>{texts.noFacetValues}</p> : null}
      <FacetValues param={param} values={firstValues} />
      {moreValues.length > 0 ? (
        <details>
          <summary>{texts.showMore}</summary>
          {onSearch ? (
            <FacetSearch {...{ param, label, foundValues, onSearch, texts }} values={moreValues} />
          ) : (
            <FacetValues param={param} values={moreValues} />
          )}
        </details>
      ) : null}
    </fieldset>
  );
}
