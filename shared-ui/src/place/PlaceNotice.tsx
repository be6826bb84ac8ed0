import { formatPlace, formatPlaceArea } from '@gruenland/shared-contracts/api/places.ts';
import type { PlaceSuggestion } from '@gruenland/shared-contracts/api/places.ts';

import { Link } from '#link/Link.tsx';

import styles from './PlaceNotice.module.css';

export interface PlaceNoticeProps {
  /** Id for `aria-describedby` of the input. */
  readonly id: string;
  /** The text in the place field; empty if the list is not restricted to a place. */
  readonly typedPlace: string;
  readonly list: PlaceOfList;
  /** Name of the list's entries in the plural, for example „Anzeigen“. */
  readonly itemsLabel: string;
  /** Returns the URL of the list with this text in the place field. */
  readonly buildHref: (typedPlace: string) => string;
}

/** What a list says about the requested place. */
export interface PlaceOfList {
  readonly near: { readonly place: string; readonly postcode: string } | null;
  /** Absent if the place is not ambiguous, and in lists of an older api. */
  readonly placeChoices?: readonly PlaceSuggestion[] | undefined;
}

/** Returns whether the list is not restricted to a place although the visitor typed one. */
export const isPlaceUnclear = (typedPlace: string, { near }: PlaceOfList): boolean =>
  typedPlace !== '' && near === null;

/**
 * Shows at the place field of a list what the typed place means if that is not clear: a choice of
 * places with the same name, an unknown place, or the known place near an unknown postcode.
 */
export function PlaceNotice({ id, typedPlace, list, itemsLabel, buildHref }: PlaceNoticeProps) {
  const { near, placeChoices = [] } = list;
  if (near) {
    const postcode = findUnknownPostcode(typedPlace, near.postcode);
    if (!postcode) return null;
    return (
      <p id={id} className={styles.notice}>
        Die Postleitzahl {postcode} kennen wir nicht; gezeigt wird die Umgebung von{' '}
        {formatPlace({ postcode: near.postcode, name: near.place })}.
      </p>
    );
  }
  if (typedPlace === '') return null;
  if (placeChoices.length === 0)
    return (
      <p id={id} className={styles.notice}>
        Den Ort „{typedPlace}“ kennen wir nicht. Die {itemsLabel} sind deshalb aus allen Orten.
        Prüfen Sie die Schreibweise, oder geben Sie eine Postleitzahl ein.
      </p>
    );
  return (
    <div className={styles.notice}>
      <p id={id}>„{typedPlace}“ gibt es mehrmals. Welchen Ort meinen Sie?</p>
      <ul aria-label={`Orte zu „${typedPlace}“`} className={styles.choices}>
        {placeChoices.map((place) => (
          <li key={formatPlace(place)}>
            <Link href={buildHref(formatPlace(place))}>{formatPlace(place)}</Link>{' '}
            <span className={styles.area}>{formatPlaceArea(place)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the typed postcode if the list is about the nearest known one; null otherwise. */
function findUnknownPostcode(typedPlace: string, postcode: string): string | null {
  const typedPostcode = /^\s*(?:D-)?(\d{5})\s*$/.exec(typedPlace)?.[1] ?? null;
  return typedPostcode === postcode ? null : typedPostcode;
}
