import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PlaceSuggestion } from '@gruenland/shared-contracts/api/places.ts';

import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { useShell } from '#shell-context/useShell.ts';
import { getNextOptionIndex } from '#combobox/next-option-index.ts';
import { useComboboxInput } from '#combobox/useComboboxInput.ts';

import { fillPlaceOfPostcode, getPostcodeWithoutPlace } from './fill-place-of-postcode.ts';
import { fillPlace, isFilledIn } from './fill-place.ts';
import type { PlaceInputs } from './fill-place.ts';
import { getOptionId, getPosition, PlaceOptions } from './PlaceOptions.tsx';
import { usePlaceSuggestions } from './usePlaceSuggestions.ts';
import styles from './PlaceSuggestions.module.css';

export interface PlacePopupProps {
  /** The input that has the focus. */
  readonly input: HTMLInputElement;
  readonly getInputs: () => PlaceInputs;
}

/** Number of digits of a German postcode. Austria and Switzerland have four. */
const POSTCODE_LENGTH = 5;

/**
 * Shows places for the text of an input (ARIA combobox with a listbox). The focus stays in the
 * input. A complete postcode fills in its place, or offers its places where the place is typed.
 */
export function PlacePopup({ input, getInputs }: PlacePopupProps) {
  const listId = useId();
  const { places, request, clear } = usePlaceSuggestions();
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = places !== null && places.length > 0;
  const activePlace = places?.[activeIndex];
  const close = () => {
    clear();
    setActiveIndex(-1);
  };
  const choose = (place: PlaceSuggestion) => {
    fillPlace(getInputs(), place);
    close();
  };
  const { http } = useShell();
  /** Without an answer, the visitor types the place. */
  const findPlacesOfPostcode = () => fillPlaceOfPostcode(http, getInputs()).catch(() => []);
  const completePostcode = async () => {
    if ((await findPlacesOfPostcode()).length === 1) close();
  };
  const offerPlacesOfPostcode = useEffectEvent(async () => {
    const inputs = getInputs();
    const postcode = input === inputs.place ? getPostcodeWithoutPlace(inputs) : null;
    if (postcode && (await findPlacesOfPostcode()).length > 1) request(postcode);
  });
  useEffect(() => void offerPlacesOfPostcode(), []);
  useComboboxInput(input, {
    listId,
    isOpen,
    activeOptionId: activePlace ? getOptionId(listId, activeIndex) : null,
    onInput: (event) => {
      setActiveIndex(-1);
      if (isFilledIn(event)) return;
      request(input.value);
      if (input === getInputs().postcode && input.value.length === POSTCODE_LENGTH)
        void completePostcode();
    },
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (isOpen) setActiveIndex(getNextOptionIndex(activeIndex, event.key, places.length));
        else request(input.value);
      } else if (event.key === 'Enter' && activePlace) {
        event.preventDefault();
        choose(activePlace);
      } else if (event.key === 'Escape' && places) {
        event.preventDefault();
        close();
      }
    },
    onBlur: () => {
      close();
      if (input === getInputs().postcode) void findPlacesOfPostcode();
    },
  });
  return (
    <>
      {isOpen ? (
        <PlaceOptions
          listId={listId}
          input={input}
          places={places}
          activeIndex={activeIndex}
          onChoose={choose}
        />
      ) : null}
      {places?.length === 0 ? (
        <p aria-hidden className={styles.list} style={getPosition(input)}>
          {describeCount(0)}
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{places ? describeCount(places.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'Diesen Ort kennen wir nicht.';
  return count === 1 ? 'Ein Ort' : `${count} Orte`;
}
