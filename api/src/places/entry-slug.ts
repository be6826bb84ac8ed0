import { foldWords } from './fold-words.ts';

/** Returns the slug of an entry: `titel-ort-nummer`. Only the number identifies the entry. */
export function createEntrySlug(entry: { title: string; place: string; number: number }): string {
  return [entry.title, entry.place]
    .flatMap((text) => foldWords(text).split(' '))
    .filter(Boolean)
    .concat(String(entry.number))
    .join('-');
}
