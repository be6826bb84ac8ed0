import { useId } from 'react';
import { MAX_FACET_HITS } from '#model/max-facet-hits.ts';
import type { FacetValue } from '#model/search-model.ts';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';
import { FacetValues } from './FacetValues.tsx';
import styles from './widgets.module.css';

interface FacetSearchProps {
  readonly param: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Values that the search has found, or null when nothing is searched. */
  readonly foundValues: readonly FacetValue[] | null;
  /** Searches values by name. An empty query ends the search. */
  readonly onSearch: (query: string) => void;
  readonly texts?: Pick<SearchTexts, 'facetPlaceholder' | 'noFacetValues'>;
}

/**
 * Renders an input that searches a facet's values by name. The matches replace the list. Selected
 * values stay selected even if they do not match.
 */
export function FacetSearch(props: FacetSearchProps) {
  const { param, label, values, foundValues, onSearch, texts = DEFAULT_TEXTS } = props;
  const id = useId();
  const shownValues = foundValues?.slice(0, MAX_FACET_HITS) ?? values;
  const shownValueKeys = new Set(shownValues.map(({ value }) => value));
  return (
    <>
      <label className={styles.facetSearch} htmlFor={id}>
        <span>{`${label}: ${texts.facetPlaceholder}`}</span>
        <input
          id={id}
          type="search"
          maxLength={100}
          autoComplete="off"
          // Stops the event before it reaches the search form. Otherwise typing here would start a
          // search for documents.
          onChange={(event) => {
            event.stopPropagation();
            onSearch(event.currentTarget.value.trim());
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <div role="status">
        {shownValues.length === 0 ? <p className={styles.none}>{texts.noFacetValues}</p> : null}
      </div>
      <FacetValues param={param} values={shownValues} />
      {foundValues
        ? values
            .filter(({ value, isRefined }) => isRefined && !shownValueKeys.has(value))
            .map(({ value }) => <input key={value} type="hidden" name={param} value={value} />)
        : null}
    </>
  );
}
