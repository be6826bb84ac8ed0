/**
 * Applies the action of a pressed button, which is the button's value: `hoch:<id>` and
 * `runter:<id>` move a photo up or down, `weg:<id>` removes it; other values change nothing.
 */
export function applyPhotoAction<Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  press: string,
): Photo[] {
  const [what, id] = press.split(':');
  const at = photos.findIndex((photo) => photo.id === id);
  if (at < 0) return [...photos];
  if (what === 'weg') return photos.filter((photo) => photo.id !== id);
  return moveItem(photos, at, what === 'hoch' ? at - 1 : what === 'runter' ? at + 1 : at);
}

/** Returns a copy of the list with one entry moved; a target index outside the list is clamped. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)];
}
