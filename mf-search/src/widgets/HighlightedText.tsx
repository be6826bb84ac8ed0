import type { Piece } from '#model/search-model.ts';

/** Text with the matches of the query highlighted. */
export function HighlightedText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
