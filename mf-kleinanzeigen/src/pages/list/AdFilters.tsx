import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { filterNumber, mostEuros } from '@gruenland/shared-contracts/forms/filter-number.ts';
import { adAddress } from '#model/list-address.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { FilterForm } from './FilterForm.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SearchFields } from './SearchFields.tsx';

interface AdFiltersProps {
  readonly list: AdList;
  readonly query: URLSearchParams;
}

/** Kept over a new filter: the category stands in links, the order beside the results. */
const CARRIED = ['kategorie', 'sortierung'] as const;

/** What, where, and everything the ads of the category can be narrowed by. */
export function AdFilters({ list, query }: AdFiltersProps) {
  return (
    <FilterForm
      label="Anzeigen filtern"
      query={query}
      address={adAddress}
      carried={CARRIED}
      search={<SearchFields query={query} what="Was suchen Sie?" send="Anzeigen suchen" />}
    >
      <RangeFilter
        facet={{
          kind: 'range',
          name: 'preis',
          label: 'Preis',
          unit: '€',
          from: filterNumber(query.get('preis-von'), mostEuros),
          to: filterNumber(query.get('preis-bis'), mostEuros),
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
