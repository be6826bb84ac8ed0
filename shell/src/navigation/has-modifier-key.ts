type ModifiedEvent = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether a key was held that gives a click or another key a meaning of the browser. */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: ModifiedEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
