import type { AdList } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';
import { countText } from '@gruenland/shared-ui/format/measure-text.ts';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Chip } from '@gruenland/shared-ui/type/Chip.tsx';
import { AdRow } from '#ads/AdRow.tsx';
import { appliedFilters } from '#model/applied-filters.ts';
import { hrefWith, listHref } from '#model/list-address.ts';
import { NoAds } from './NoAds.tsx';
import { SortLinks } from './SortLinks.tsx';
import styles from './results.module.css';

interface ResultsProps {
  readonly list: AdList;
  readonly query: URLSearchParams;
}

/** How many in words, what was chosen, the ads, further pages. */
export function Results({ list, query }: ResultsProps) {
  const applied = appliedFilters(list, query);
  const { near, page, pages } = list;
  const where = near ? ` im Umkreis von ${near.radius} km um ${near.postcode} ${near.place}` : '';
  const unknown = query.has('ort') && !near ? query.get('ort') : null;
  const hrefOf = (to: number) =>
    to === 1
      ? hrefWith(query, 'seite', null)
      : listHref(
          new URLSearchParams(
            [...query].filter(([n]) => n !== 'seite').concat([['seite', `${to}`]]),
          ),
        );
  return (
    <section aria-labelledby="ergebnis" className={styles['results']}>
      <div className={styles['bar']}>
        <h2 id="ergebnis" className={styles['total']}>
          {countText(list.total, 'Anzeige', 'Anzeigen')}
          {where}
        </h2>
        <SortLinks query={query} near={near !== null} />
      </div>
      {unknown ? (
        <p>Den Ort „{unknown}“ kennen wir nicht. Die Anzeigen sind deshalb aus allen Orten.</p>
      ) : null}
      {applied.length > 0 ? (
        <ul aria-label="Gewählte Filter" className={styles['chips']}>
          {applied.map(({ label, removeHref }) => (
            <li key={label}>
              <Chip removeHref={removeHref}>{label}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {list.ads.length === 0 ? <Nothing /> : null}
      {list.ads.map((ad, index) => (
        <AdRow key={ad.number} ad={ad} headingLevel={3} priority={index < 2} />
      ))}
      <Pagination current={page} total={pages} hrefOf={hrefOf} label="Seiten mit Anzeigen" />
    </section>
  );
}

function Nothing() {
  return (
    <NoAds title="Dazu steht gerade nichts im Markt" way="Alle Kleinanzeigen ansehen">
      Nehmen Sie einen Filter weg, oder suchen Sie in einem größeren Umkreis.
    </NoAds>
  );
}
