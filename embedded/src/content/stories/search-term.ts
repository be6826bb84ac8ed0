import type { ContentValue } from '#stories/content-value.ts';
import type { VisibleStory } from './visible-story.ts';

const includesTerm = (text: string, term: string): boolean => text.toLowerCase().includes(term);

function contentIncludes(value: ContentValue, term: string): boolean {
  if (typeof value === 'string') return includesTerm(value, term);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => contentIncludes(child as ContentValue, term));
}

/**
 * Creates the predicate for `search_term`. It returns whether the term occurs in the name, the slug
 * or the content.
 */
export function createSearchPredicate(term: string): (story: VisibleStory) => boolean {
  const lowerCaseTerm = term.trim().toLowerCase();
  return ({ record, version }) =>
    includesTerm(version.name, lowerCaseTerm) ||
    includesTerm(record.fullSlug, lowerCaseTerm) ||
    contentIncludes(version.content, lowerCaseTerm);
}

/**
 * Creates the comparison that sorts search results without `sort_by`: stories whose slug contains
 * the term come first, then those whose name contains it. The others are sorted by their position.
 */
export function createSearchComparison(term: string): (a: VisibleStory, b: VisibleStory) => number {
  const lowerCaseTerm = term.trim().toLowerCase();
  const getRank = ({ record, version }: VisibleStory) =>
    (includesTerm(record.fullSlug, lowerCaseTerm) ? 0 : 2) +
    (includesTerm(version.name, lowerCaseTerm) ? 0 : 1);
  return (a, b) => getRank(a) - getRank(b) || a.version.position - b.version.position;
}
