import { formatPlace } from '@gruenland/shared-contracts/api/places.ts';
import type { PlaceSuggestion } from '@gruenland/shared-contracts/api/places.ts';

/** The inputs of a place. */
export interface PlaceInputs {
  readonly place: HTMLInputElement;
  /** Null if the input of the place contains the postcode, too. */
  readonly postcode: HTMLInputElement | null;
}

const FILL_EVENT_TYPE = 'insertReplacementText';

/** Fills in a place as if the visitor had typed it. */
export function fillPlace(inputs: PlaceInputs, suggestion: PlaceSuggestion): void {
  if (inputs.postcode) {
    setText(inputs.postcode, suggestion.postcode);
    setText(inputs.place, suggestion.name);
  } else setText(inputs.place, formatPlace(suggestion));
  // The end of the change, at which filters apply themselves.
  inputs.place.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Fills in the name of a place beside its postcode; an empty name clears the place. Selects the name if
 * the visitor is about to type one, so that typing replaces it.
 */
export function fillPlaceName({ place }: PlaceInputs, name: string): void {
  setText(place, name);
  if (place === document.activeElement) place.select();
}

/** Returns whether {@link fillPlace} or {@link fillPlaceName} caused an event. */
export const isFilledIn = ({ inputType }: InputEvent): boolean => inputType === FILL_EVENT_TYPE;

function setText(input: HTMLInputElement, text: string): void {
  // React notices the change only if the setter of the prototype is used.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: FILL_EVENT_TYPE }));
}
