import { SORTS_BY_KIND } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { SORT_LABELS } from '#model/kind-facets.ts';
import type { FacetModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import type { SearchFacetValues } from '#widgets/FacetSearch.tsx';
import { Menu } from '#widgets/Menu.tsx';
import { CategoryTree } from '#widgets/CategoryTree.tsx';
import { RangeFields } from '#widgets/RangeFields.tsx';
import { RatingMenu } from '#widgets/RatingMenu.tsx';
import { RefinementList } from '#widgets/RefinementList.tsx';
import { GERMAN_TEXTS } from '#widgets/texts.ts';
import styles from './results.module.css';

interface FacetViewProps extends Pick<FiltersProps, 'state' | 'searchValues'> {
  readonly facet: FacetModel;
}

function FacetView({ facet, state, searchValues }: FacetViewProps) {
  const { shape, param, label, values, bounds, searchable, operator = 'or' } = facet;
  const [chosenValue = ''] = state.values[param] ?? [];
  if (shape === 'tree') return <CategoryTree {...{ param, label, values }} allLabel="Alle" />;
  if (shape === 'menu') {
    return <Menu {...{ param, label, values }} allLabel="Alle" texts={GERMAN_TEXTS} />;
  }
  if (shape === 'range' && bounds) {
    const [min = ''] = state.values[`${param}_von`] ?? [];
    const [max = ''] = state.values[`${param}_bis`] ?? [];
    return <RangeFields {...{ param, label, bounds, from: min, to: max }} />;
  }
  if (shape === 'rating') {
    return (
      <RatingMenu {...{ param, label, chosen: chosenValue }} anyLabel="Alle" texts={GERMAN_TEXTS} />
    );
  }
  const searchFacetValues = searchable ? (query: string) => searchValues(param, query) : undefined;
  return (
    <RefinementList
      {...{ param, label, values, search: searchFacetValues, operator }}
      texts={GERMAN_TEXTS}
    />
  );
}

interface FiltersProps {
  readonly facets: readonly FacetModel[];
  readonly state: SearchState;
  readonly searchValues: (param: string, query: string) => ReturnType<SearchFacetValues>;
}

/**
 * Renders the sort order and the facets of one kind. The fields belong to the page's search form.
 */
export function Filters({ facets, state, searchValues }: FiltersProps) {
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
        <FacetView key={facet.param} {...{ facet, state, searchValues }} />
      ))}
    </div>
  );
}
