import type { Piece } from '#model/search-model.ts';

/** A text with what answers the query marked. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));
}
