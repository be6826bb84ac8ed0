import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import {
  parseFilterNumber,
  maxFilterEuros,
} from '@gruenland/shared-contracts/forms/filter-number.ts';
import { adListUrls } from '#model/ad-list-urls.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { MarketFilterForm } from './MarketFilterForm.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SearchFields } from './SearchFields.tsx';

interface AdFiltersProps {
  readonly list: Omit<AdList, 'ads'>;
  readonly query: URLSearchParams;
  readonly appliedCount: number;
}

/**
 * Query parameters set by links outside the form. Hidden fields keep them when the form is sent.
 */
const PRESERVED_PARAMS = ['kategorie', 'sortierung', 'ansicht'] as const;

/** Shows the search fields and filters of the ad list. */
export function AdFilters({ list, query, appliedCount }: AdFiltersProps) {
  return (
    <MarketFilterForm
      label="Anzeigen filtern"
      query={query}
      urls={adListUrls}
      apiPath="/api/kleinanzeigen/ads"
      total={list.total}
      itemLabels={['Anzeige', 'Anzeigen']}
      preservedParams={PRESERVED_PARAMS}
      appliedCount={appliedCount}
      searchFields={
        <SearchFields
          list={list}
          query={query}
          urls={adListUrls}
          queryLabel="Was suchen Sie?"
          itemsLabel="Anzeigen"
        />
      }
    >
      <RangeFilter
        facet={{
          kind: 'range',
          name: 'preis',
          label: 'Preis',
          unit: '€',
          from: parseFilterNumber(query.get('preis-von'), maxFilterEuros),
          to: parseFilterNumber(query.get('preis-bis'), maxFilterEuros),
        }}
        query={query}
      />
      {list.facets.map((facet) =>
        facet.kind === 'choice' ? (
          <ChoiceFilter key={facet.name} facet={facet} />
        ) : (
          <RangeFilter key={facet.name} facet={facet} query={query} />
        ),
      )}
    </MarketFilterForm>
  );
}
