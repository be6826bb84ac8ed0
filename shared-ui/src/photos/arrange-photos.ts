/** Photos after one press: `hoch:<id>`, `runter:<id>`, `weg:<id>`; anything else leaves them. */
export function arrangedBy<Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  press: string,
): Photo[] {
  const [what, id] = press.split(':');
  const at = photos.findIndex((photo) => photo.id === id);
  if (at < 0) return [...photos];
  if (what === 'weg') return photos.filter((photo) => photo.id !== id);
  return moved(photos, at, what === 'hoch' ? at - 1 : what === 'runter' ? at + 1 : at);
}

/** A list with one of its entries at another place; places beyond its ends are its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)];
}
