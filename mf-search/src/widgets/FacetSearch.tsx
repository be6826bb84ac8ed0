import { useId, useRef, useState } from 'react';
import { MOST_FOUND } from '#model/most-found.ts';
import type { FacetValue } from '#model/search-model.ts';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';
import { FacetValues } from './FacetValues.tsx';
import styles from './widgets.module.css';

/** Looks for values of a facet; the answer has {@link MOST_FOUND} at most. */
export type SearchValues = (query: string) => Promise<readonly FacetValue[]>;

interface FacetSearchProps {
  readonly param: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  readonly search: SearchValues;
  readonly texts?: Pick<SearchTexts, 'facetPlaceholder' | 'noFacetValues'>;
}

/**
 * More values of a facet than are shown, by their names. Those that were found stand in place of the
 * list; what is chosen besides them stays chosen.
 */
export function FacetSearch(props: FacetSearchProps) {
  const { param, label, values, search, texts = DEFAULT_TEXTS } = props;
  const [found, setFound] = useState<readonly FacetValue[] | null>(null);
  const newest = useRef(0);
  const id = useId();
  const look = (query: string) => {
    const asked = (newest.current += 1);
    const show = (more: readonly FacetValue[] | null) => asked === newest.current && setFound(more);
    if (query.trim() === '') show(null);
    else void search(query.trim()).then(show, () => show([]));
  };
  const shown = found?.slice(0, MOST_FOUND) ?? values;
  const known = new Set(shown.map(({ value }) => value));
  return (
    <>
      <label className={styles['facetSearch']} htmlFor={id}>
        <span>{`${label}: ${texts.facetPlaceholder}`}</span>
        <input
          id={id}
          type="search"
          maxLength={100}
          autoComplete="off"
          // What is looked for here is no part of the search itself.
          onChange={(event) => {
            event.stopPropagation();
            look(event.currentTarget.value);
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <div role="status">
        {shown.length === 0 ? <p className={styles['none']}>{texts.noFacetValues}</p> : null}
      </div>
      <FacetValues param={param} values={shown} />
      {found
        ? values
            .filter(({ value, refined }) => refined && !known.has(value))
            .map(({ value }) => <input key={value} type="hidden" name={param} value={value} />)
        : null}
    </>
  );
}
