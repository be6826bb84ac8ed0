import type { ContentValue } from '#stories/content-value.ts';
import type { VisibleStory } from './visible-story.ts';

const includes = (text: string, term: string): boolean => text.toLowerCase().includes(term);

function contentIncludes(value: ContentValue, term: string): boolean {
  if (typeof value === 'string') return includes(value, term);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => contentIncludes(child as ContentValue, term));
}

/**
 * Creates the test for `search_term`: whether the term occurs in the name, the slug or the content.
 */
export function createSearchTest(term: string): (story: VisibleStory) => boolean {
  const needle = term.trim().toLowerCase();
  return ({ record, version }) =>
    includes(version.name, needle) ||
    includes(record.fullSlug, needle) ||
    contentIncludes(version.content, needle);
}

/**
 * Compares search results without `sort_by`: stories whose slug contains the term come first, then
 * those whose name contains it. The others are sorted by their position.
 */
export function createSearchComparison(term: string): (a: VisibleStory, b: VisibleStory) => number {
  const needle = term.trim().toLowerCase();
  const rank = ({ record, version }: VisibleStory) =>
    (includes(record.fullSlug, needle) ? 0 : 2) + (includes(version.name, needle) ? 0 : 1);
  return (a, b) => rank(a) - rank(b) || a.version.position - b.version.position;
}
