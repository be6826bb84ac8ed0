import { adSearchRadiiKm } from '@gruenland/shared-contracts/api/ads.ts';
import { getButtonClassName } from '@gruenland/shared-ui/button/button-look.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { IconPin } from '@gruenland/shared-ui/icon/IconPin.tsx';
import { PlaceNotice, isPlaceUnclear } from '@gruenland/shared-ui/place/PlaceNotice.tsx';
import type { PlaceOfList } from '@gruenland/shared-ui/place/PlaceNotice.tsx';
import { PlaceSuggestions } from '@gruenland/shared-ui/place/PlaceSuggestions.tsx';
import type { ListUrls } from '#model/list-urls.ts';
import styles from './search-fields.module.css';

interface SearchFieldsProps {
  readonly list: PlaceOfList;
  readonly query: URLSearchParams;
  readonly urls: ListUrls;
  /** Label of the text search field. */
  readonly queryLabel: string;
  /** Name of the list's entries in the plural, for example „Anzeigen“. */
  readonly itemsLabel: string;
  /** Section of the site whose colour is used, by default the section of the ads. */
  readonly section?: 'jobs';
}

const NOTICE_ID = 'ort-hinweis';

/**
 * Shows the search fields for text, place and radius. On narrow screens place and radius are in a
 * section that can be opened.
 */
export function SearchFields({ list, query, urls, ...rest }: SearchFieldsProps) {
  const { queryLabel, itemsLabel, section } = rest;
  const typedPlace = query.get('ort') ?? '';
  return (
    <div className={classNames(styles.fields, section && styles[section])}>
      <label className={styles.query}>
        <span>{queryLabel}</span>
        <input
          type="search"
          name="q"
          maxLength={120}
          autoComplete="off"
          defaultValue={query.get('q') ?? ''}
        />
      </label>
      <details className={styles.area} open={isPlaceUnclear(typedPlace, list)}>
        <summary
          className={getButtonClassName({ look: 'secondary', size: 'small' }, styles.summary)}
        >
          <IconPin />
          {'\u00a0Ort und Umkreis'}
        </summary>
        <div className={styles.areaFields}>
          <PlaceSuggestions className={styles.place}>
            <label>
              <span>PLZ oder Ort</span>
              <input
                name="ort"
                maxLength={80}
                autoComplete="off"
                defaultValue={typedPlace}
                aria-invalid={isPlaceUnclear(typedPlace, list) || undefined}
                aria-describedby={typedPlace ? NOTICE_ID : undefined}
              />
            </label>
          </PlaceSuggestions>
          <label>
            <span>Umkreis</span>
            <select name="umkreis" defaultValue={query.get('umkreis') ?? '50'}>
              {adSearchRadiiKm.map((radius) => (
                <option key={radius} value={radius}>
                  {radius} km
                </option>
              ))}
            </select>
          </label>
          <PlaceNotice
            id={NOTICE_ID}
            typedPlace={typedPlace}
            list={list}
            itemsLabel={itemsLabel}
            buildHref={(place) => urls.buildHrefWithParam(query, 'ort', place)}
          />
        </div>
      </details>
      <div className={styles.submit}>
        <button type="submit" className={getButtonClassName({})}>
          {itemsLabel} suchen
        </button>
      </div>
    </div>
  );
}
