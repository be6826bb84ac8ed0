import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { formatCount } from '@gruenland/shared-ui/format/measure-text.ts';
import { AdRow } from '#ads/AdRow.tsx';
import { listAppliedFilters } from '#model/applied-filters.ts';
import { adListUrls } from '#model/ad-list-urls.ts';
import { listNextSteps } from '#model/next-steps.ts';
import { EmptyList } from './EmptyList.tsx';
import { ResultList } from './ResultList.tsx';
import type { ResultsModel } from './ResultList.tsx';

const SORT_CHOICES = [
  { value: null, label: 'Neueste' },
  { value: 'preis-auf', label: 'Günstigste' },
  { value: 'preis-ab', label: 'Teuerste' },
  { value: 'entfernung', label: 'Nächste' },
] as const;

/**
 * Shows the ads that match the query, the applied filters and links for sorting. It is a part
 * without script.
 */
export function AdResults({ model }: { readonly model: ResultsModel<AdList> }) {
  const { list } = model;
  const query = new URLSearchParams(model.query);
  return (
    <ResultList
      model={model}
      totalText={formatCount(list.total, 'Anzeige', 'Anzeigen')}
      itemsLabel="Anzeigen"
      searchKind="ads"
      urls={adListUrls}
      sortChoices={SORT_CHOICES}
      applied={listAppliedFilters(list, query)}
    >
      {list.ads.length === 0 ? (
        <EmptyList
          title="Dazu gibt es gerade keine Anzeigen"
          steps={listNextSteps({ near: list.near, query, urls: adListUrls, searchKind: 'ads' })}
          linkLabel="Alle Kleinanzeigen ansehen"
        >
          Entfernen Sie einen Filter, oder suchen Sie in einem größeren Umkreis.
        </EmptyList>
      ) : null}
      {list.ads.map((ad, index) => (
        <AdRow key={ad.number} ad={ad} headingLevel={3} priority={index < 2} />
      ))}
    </ResultList>
  );
}
