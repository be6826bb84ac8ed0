import type { SearchParams } from '#search/params/search-params.ts';
import type { QueryUnit } from '#search/query/query-unit.ts';
import { insertTags, type Mark, type MarkedText } from './mark-text.ts';
import type { TextMarker } from './text-marker.ts';

export type MatchLevel = 'none' | 'partial' | 'full';

export interface HighlightLeaf {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

export interface SnippetLeaf {
  readonly value: string;
  readonly matchLevel: MatchLevel;
}

/** Returns the tags that enclose matching text. */
export const getHighlightTags = ({
  highlightPreTag = '<em>',
  highlightPostTag = '</em>',
}: SearchParams) => [highlightPreTag, highlightPostTag] as const;

function getMatchLevel(marks: readonly Mark[], units: readonly QueryUnit[]): MatchLevel {
  const matchedUnitCount = new Set(marks.map(({ unit }) => unit)).size;
  if (matchedUnitCount === 0) return 'none';
  return matchedUnitCount === units.length ? 'full' : 'partial';
}

/** Puts tags around all matches in a text. */
export function highlightText(
  text: string,
  marker: TextMarker,
  params: SearchParams,
): HighlightLeaf {
  const { units } = marker;
  const { marks, isFullyMatched } = marker.markText(text);
  const matchLevel = getMatchLevel(marks, units);
  if (matchLevel === 'none') return { value: text, matchLevel, matchedWords: [] };
  return {
    value: insertTags(text, marks, [0, text.length], getHighlightTags(params)),
    matchLevel,
    fullyHighlighted: isFullyMatched,
    matchedWords: [...new Set(marks.map(({ unit }) => units[unit]?.word ?? ''))],
  };
}

/**
 * Returns the index of the first word of the window with the most matches; a window has `wordCount`
 * words. If several windows have equally many matches, chooses the first one.
 */
function findBestWindow({ tokens, marks }: MarkedText, wordCount: number): number {
  let bestStart = 0;
  let bestCount = 0;
  const markedTokens = [...new Set(marks.map(({ token }) => token))];
  let end = 0;
  for (const [number, tokenIndex] of markedTokens.entries()) {
    while ((markedTokens[end] ?? Infinity) < tokenIndex + wordCount) end += 1;
    if (end - number <= bestCount) continue;
    bestCount = end - number;
    const last = markedTokens[end - 1] ?? tokenIndex;
    bestStart = Math.max(0, Math.floor((tokenIndex + last - wordCount + 1) / 2));
  }
  return Math.min(bestStart, Math.max(0, tokens.length - wordCount));
}

/**
 * Cuts the `wordCount` neighbouring words with the most matches out of a text, and adds an ellipsis
 * at each cut.
 */
export function createSnippet(
  text: string,
  wordCount: number,
  marker: TextMarker,
  params: SearchParams,
): SnippetLeaf {
  const markedText = marker.markText(text);
  const { text: shownText, tokens, marks } = markedText;
  const { snippetEllipsisText: ellipsis = '…' } = params;
  const first = findBestWindow(markedText, wordCount);
  const last = Math.min(tokens.length, first + wordCount) - 1;
  const start = first === 0 ? 0 : (tokens[first]?.start ?? 0);
  const end =
    last >= tokens.length - 1 ? shownText.length : (tokens[last]?.end ?? shownText.length);
  const marksInside = marks.filter((mark) => mark.start >= start && mark.end <= end);
  const value = insertTags(text, marksInside, [start, end], getHighlightTags(params));
  return {
    value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`,
    matchLevel: getMatchLevel(marksInside, marker.units),
  };
}
