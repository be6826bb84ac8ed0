import type { TextPiece } from '#model/search-model.ts';

/** Renders a text and highlights the pieces that match the query. */
export function HighlightedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
