import type { ContentValue } from '#stories/content-value.ts';
import type { VisibleStory } from './visible-story.ts';

const includesTerm = (text: string, term: string): boolean => text.toLowerCase().includes(term);

function contentIncludesTerm(value: ContentValue, term: string): boolean {
  if (typeof value === 'string') return includesTerm(value, term);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => contentIncludesTerm(child as ContentValue, term));
}

/**
 * Creates the predicate for `search_term`. It returns whether the term occurs in the name, the full
 * slug or the content of a story, ignoring case.
 */
export function createSearchPredicate(term: string): (story: VisibleStory) => boolean {
  const lowerCaseTerm = term.trim().toLowerCase();
  return ({ record, version }) =>
    includesTerm(version.name, lowerCaseTerm) ||
    includesTerm(record.fullSlug, lowerCaseTerm) ||
    contentIncludesTerm(version.content, lowerCaseTerm);
}

/**
 * Creates the comparison for search results if the request has no `sort_by`. Stories whose slug
 * contains the term come first, then stories whose name contains it. Equally ranked stories are
 * sorted by position.
 */
export function createSearchComparison(term: string): (a: VisibleStory, b: VisibleStory) => number {
  const lowerCaseTerm = term.trim().toLowerCase();
  const getRank = ({ record, version }: VisibleStory) =>
    (includesTerm(record.fullSlug, lowerCaseTerm) ? 0 : 2) +
    (includesTerm(version.name, lowerCaseTerm) ? 0 : 1);
  return (a, b) => getRank(a) - getRank(b) || a.version.position - b.version.position;
}
