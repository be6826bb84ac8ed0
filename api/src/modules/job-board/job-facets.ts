import type { JobFacet } from '@gruenland/shared-contracts/api/job-board.ts';

import type { FacetCounts } from '#listing/cached-counts.ts';
import { jobChoices } from './job-filters.ts';
import type { JobFilters } from './job-filters.ts';

/** Returns the facets, each with those choices that are selected or match at least one job. */
export function buildJobFacets({ selectedChoices }: JobFilters, counts: FacetCounts): JobFacet[] {
  return jobChoices.flatMap(({ name, label, words }) => {
    const chosenValues = selectedChoices.get(name) ?? [];
    const options = Object.entries(words)
      .map(([value, word]) => ({
        value,
        label: word,
        count: counts.get(name)?.get(value) ?? 0,
        chosen: chosenValues.includes(value),
      }))
      .filter((option) => option.count > 0 || option.chosen);
    return options.length > 0 ? [{ kind: 'choice', name, label, options }] : [];
  });
}
