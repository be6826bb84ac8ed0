import { formatPlace, formatPlaceArea } from '@gruenland/shared-contracts/api/places.ts';
import type { PlaceSuggestion } from '@gruenland/shared-contracts/api/places.ts';

import styles from './PlaceSuggestions.module.css';

interface PlaceOptionsProps {
  readonly listId: string;
  /** The list is shown below this input. */
  readonly input: HTMLInputElement;
  readonly places: readonly PlaceSuggestion[];
  readonly activeIndex: number;
  readonly onChoose: (place: PlaceSuggestion) => void;
}

export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Shows the list of places below an input. */
export function PlaceOptions({ listId, input, places, activeIndex, onChoose }: PlaceOptionsProps) {
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label="Orte"
      className={styles.list}
      style={getPosition(input)}
    >
      {places.map((place, index) => (
        // The input handles keyboard events (ARIA combobox).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={formatPlace(place)}
          id={getOptionId(listId, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <span>{formatPlace(place)}</span>{' '}
          <span className={styles.area}>{formatPlaceArea(place)}</span>
        </div>
      ))}
    </div>
  );
}

const MIN_WIDTH_PX = 288;
const WINDOW_MARGIN_PX = 16;

/** Returns the position below the input, relative to the frame, as wide as the window permits. */
export function getPosition(input: HTMLInputElement) {
  const inputBox = input.getBoundingClientRect();
  const frameBox = input.closest('[data-place-frame]')?.getBoundingClientRect() ?? inputBox;
  const windowWidth = document.documentElement.clientWidth;
  const maxWidth = windowWidth - 2 * WINDOW_MARGIN_PX;
  const width = Math.min(Math.max(inputBox.width, MIN_WIDTH_PX), maxWidth);
  const left = Math.min(inputBox.left, windowWidth - WINDOW_MARGIN_PX - width);
  return { top: inputBox.bottom - frameBox.top + 2, left: left - frameBox.left, width };
}
