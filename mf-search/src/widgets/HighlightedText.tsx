import type { TextPiece } from '#model/search-model.ts';

/** Text with the matches of the query highlighted. */
export function HighlightedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
