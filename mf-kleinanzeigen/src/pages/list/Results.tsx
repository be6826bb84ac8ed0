import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { countText } from '@gruenland/shared-ui/format/measure-text.ts';
import { AdRow } from '#ads/AdRow.tsx';
import { appliedFilters } from '#model/applied-filters.ts';
import { adAddress } from '#model/list-address.ts';
import { NoAds } from './NoAds.tsx';
import { ResultList } from './ResultList.tsx';

interface ResultsProps {
  readonly list: AdList;
  readonly query: URLSearchParams;
}

const SORTS = [
  { value: null, label: 'Neueste' },
  { value: 'preis-auf', label: 'Günstigste' },
  { value: 'preis-ab', label: 'Teuerste' },
  { value: 'entfernung', label: 'Nächste' },
] as const;

/** The ads that were found. */
export function Results({ list, query }: ResultsProps) {
  return (
    <ResultList
      list={list}
      total={countText(list.total, 'Anzeige', 'Anzeigen')}
      things="Anzeigen"
      watch="kleinanzeigen"
      query={query}
      address={adAddress}
      sorts={SORTS}
      applied={appliedFilters(list, query)}
    >
      {list.ads.length === 0 ? (
        <NoAds title="Dazu steht gerade nichts im Markt" way="Alle Kleinanzeigen ansehen">
          Nehmen Sie einen Filter weg, oder suchen Sie in einem größeren Umkreis.
        </NoAds>
      ) : null}
      {list.ads.map((ad, index) => (
        <AdRow key={ad.number} ad={ad} headingLevel={3} priority={index < 2} />
      ))}
    </ResultList>
  );
}
