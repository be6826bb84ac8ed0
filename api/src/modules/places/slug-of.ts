import { foldWords } from './fold-words.ts';

/** `titel-ort-nummer`; only the number is read, the words are for people. */
export function slugOf(entry: { title: string; place: string; number: number }): string {
  return [entry.title, entry.place]
    .flatMap((text) => foldWords(text).split(' '))
    .filter(Boolean)
    .concat(String(entry.number))
    .join('-');
}
