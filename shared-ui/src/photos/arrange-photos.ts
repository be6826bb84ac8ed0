/**
 * Applies the action in a pressed button's value: `hoch:<id>` and `runter:<id>` move a photo up or
 * down, `weg:<id>` removes a photo; other values change nothing.
 */
export function applyPhotoAction<Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  buttonValue: string,
): Photo[] {
  const [action, id] = buttonValue.split(':');
  const photoIndex = photos.findIndex((photo) => photo.id === id);
  if (photoIndex < 0) return [...photos];
  if (action === 'weg') return photos.filter((photo) => photo.id !== id);
  return moveItem(
    photos,
    photoIndex,
    action === 'hoch' ? photoIndex - 1 : action === 'runter' ? photoIndex + 1 : photoIndex,
  );
}

/**
 * Returns a copy of the list in which one entry is moved; a target index outside the list is
 * clamped.
 */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  const targetIndex = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, targetIndex), ...list.slice(from, from + 1), ...rest.slice(targetIndex)];
}
