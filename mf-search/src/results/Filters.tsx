import { SORTS_BY_KIND } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { SORT_LABELS } from '#model/kind-facets.ts';
import type { FacetModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { Menu } from '#widgets/Menu.tsx';
import { CategoryTree } from '#widgets/CategoryTree.tsx';
import { RangeFields } from '#widgets/RangeFields.tsx';
import { RefinementList } from '#widgets/RefinementList.tsx';
import { GERMAN_TEXTS } from '#widgets/texts.ts';
import styles from './results.module.css';

interface FacetViewProps extends Pick<FiltersProps, 'state' | 'onSearchValues'> {
  readonly facet: FacetModel;
}

function FacetView({ facet, state, onSearchValues }: FacetViewProps) {
  const {
    shape,
    param,
    label,
    values,
    bounds,
    searchable,
    operator = 'or',
    foundValues = null,
  } = facet;
  if (shape === 'tree') return <CategoryTree {...{ param, label, values }} allLabel="Alle" />;
  if (shape === 'menu') {
    return <Menu {...{ param, label, values }} allLabel="Alle" texts={GERMAN_TEXTS} />;
  }
  if (shape === 'range' && bounds) {
    const [min = ''] = state.values[`${param}_von`] ?? [];
    const [max = ''] = state.values[`${param}_bis`] ?? [];
    return <RangeFields {...{ param, label, bounds, from: min, to: max }} />;
  }
  const searchFacetValues = searchable
    ? (query: string) => onSearchValues(param, query)
    : undefined;
  return (
    <RefinementList
      {...{ param, label, values, foundValues, onSearch: searchFacetValues, operator }}
      texts={GERMAN_TEXTS}
    />
  );
}

interface FiltersProps {
  readonly facets: readonly FacetModel[];
  readonly state: SearchState;
  /** Searches the values of a facet by name. An empty query ends the search. */
  readonly onSearchValues: (param: string, query: string) => void;
}

/**
 * Renders the sort order and the facets of one kind. The fields belong to the page's search form.
 */
export function Filters({ facets, state, onSearchValues }: FiltersProps) {
  if (!state.kind) return null;
  const sorts = SORTS_BY_KIND[state.kind];
  return (
    <div className={styles.filters}>
      <label className={styles.sort}>
        <span>Reihenfolge</span>
        <select name="sort" defaultValue={state.sort ?? ''}>
          <option value="">Passendste zuerst</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
      </label>
      {facets.map((facet) => (
        <FacetView key={facet.param} {...{ facet, state, onSearchValues }} />
      ))}
    </div>
  );
}
