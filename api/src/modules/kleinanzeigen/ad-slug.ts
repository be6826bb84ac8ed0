import { foldWords } from '#modules/places/fold-words.ts';

/** `titel-ort-nummer`; only the number is read, the words are for people. */
export function adSlug(ad: { title: string; place: string; number: number }): string {
  return [ad.title, ad.place]
    .flatMap((text) => foldWords(text).split(' '))
    .filter(Boolean)
    .concat(String(ad.number))
    .join('-');
}
