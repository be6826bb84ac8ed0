import { createBadRequestError } from '../content-error.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';
import { parseContentDate } from './content-date.ts';
import type { StoryPredicate, VisibleStory } from './visible-story.ts';

const dates: Readonly<Record<string, (story: VisibleStory) => string | null>> = {
  published_at: ({ record }) => record.publishedAt,
  first_published_at: ({ record }) => record.firstPublishedAt,
  updated_at: ({ version }) => version.updatedAt,
};

const comparisonByOperator: Readonly<Record<string, (time: number, limit: number) => boolean>> = {
  gt: (time, limit) => time > limit,
  gte: (time, limit) => time >= limit,
  lt: (time, limit) => time < limit,
  lte: (time, limit) => time <= limit,
};

/**
 * Creates predicates for `published_at_gt` and the eleven other date parameters.
 * @throws {ContentError} 400 when a value is not a date
 */
export function createDatePredicates(query: QueryTree): readonly StoryPredicate[] {
  const predicates: StoryPredicate[] = [];
  for (const [field, getDateText] of Object.entries(dates)) {
    for (const [operator, compare] of Object.entries(comparisonByOperator)) {
      const text = readTextParameter(query, `${field}_${operator}`);
      if (text === undefined) continue;
      const limit = parseContentDate(text);
      if (limit === undefined) throw createBadRequestError(`${field}_${operator} is not a date`);
      predicates.push((story) => {
        const date = getDateText(story);
        return date !== null && compare(Date.parse(date), limit);
      });
    }
  }
  return predicates;
}
