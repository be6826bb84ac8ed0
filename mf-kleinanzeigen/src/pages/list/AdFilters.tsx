import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { filterNumber, maxEuros } from '@gruenland/shared-contracts/forms/filter-number.ts';
import { adListUrls } from '#model/ad-list-urls.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { FilterForm } from './FilterForm.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SearchFields } from './SearchFields.tsx';

interface AdFiltersProps {
  readonly list: AdList;
  readonly query: URLSearchParams;
}

/** Parameters that are set by links outside the form. The form keeps them. */
const KEPT_PARAMS = ['kategorie', 'sortierung'] as const;

/** Search fields and filters of the ad list. */
export function AdFilters({ list, query }: AdFiltersProps) {
  return (
    <FilterForm
      label="Anzeigen filtern"
      query={query}
      urls={adListUrls}
      keptParams={KEPT_PARAMS}
      search={
        <SearchFields query={query} queryLabel="Was suchen Sie?" submitLabel="Anzeigen suchen" />
      }
    >
      <RangeFilter
        facet={{
          kind: 'range',
          name: 'preis',
          label: 'Preis',
          unit: '€',
          from: filterNumber(query.get('preis-von'), maxEuros),
          to: filterNumber(query.get('preis-bis'), maxEuros),
        }}
      />
      {list.facets.map((facet) =>
        facet.kind === 'choice' ? (
          <ChoiceFilter key={facet.name} facet={facet} />
        ) : (
          <RangeFilter key={facet.name} facet={facet} />
        ),
      )}
    </FilterForm>
  );
}
