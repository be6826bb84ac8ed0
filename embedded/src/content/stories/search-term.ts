import type { ContentValue } from '#stories/content-value.ts';
import type { VisibleStory } from './visible-story.ts';

const includes = (text: string, term: string): boolean => text.toLowerCase().includes(term);

function contentIncludes(value: ContentValue, term: string): boolean {
  if (typeof value === 'string') return includes(value, term);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => contentIncludes(child as ContentValue, term));
}

/** `search_term`: tests whether the term occurs in the name, the slug or the content. */
export function searchTest(term: string): (story: VisibleStory) => boolean {
  const wanted = term.trim().toLowerCase();
  return ({ record, version }) =>
    includes(version.name, wanted) ||
    includes(record.fullSlug, wanted) ||
    contentIncludes(version.content, wanted);
}

/** Order of search results without `sort_by`: slug and name matches first, then position. */
export function bySearchRank(term: string): (a: VisibleStory, b: VisibleStory) => number {
  const wanted = term.trim().toLowerCase();
  const rank = ({ record, version }: VisibleStory) =>
    (includes(record.fullSlug, wanted) ? 0 : 2) + (includes(version.name, wanted) ? 0 : 1);
  return (a, b) => rank(a) - rank(b) || a.version.position - b.version.position;
}
