import { getContentVersion } from '#stories/space.ts';
import type { RequestContext } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';
import { parseFilterQuery } from '../stories/filter-query.ts';
import { listVisibleStories } from '../stories/visible-story.ts';

/** Builds the body of `GET /v2/cdn/spaces/me`. */
export function buildSpaceBody({ space, settings, now }: RequestContext): object {
  return {
    space: {
      id: Number(settings.spaceId),
      name: settings.spaceName,
      domain: settings.previewUrl,
      version: getContentVersion(space, now),
      language_codes: settings.languages,
    },
  };
}

/** Builds the body of `GET /v2/cdn/tags`. */
export function buildTagsBody(query: QueryTree, requestContext: RequestContext): object {
  const prefix = readTextParameter(query, 'starts_with') ?? '';
  const matchesFilter = parseFilterQuery(query.get('filter_query'));
  const counts = new Map<string, number>();
  for (const { record, version } of listVisibleStories(requestContext)) {
    if (!record.fullSlug.startsWith(prefix) || !matchesFilter(version.content)) continue;
    for (const tag of version.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const includesAllTags = readTextParameter(query, 'all_tags') !== undefined;
  const tags = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => ({
      name,
      taggings_count: count,
      ...(includesAllTags && { tag_on_stories: count }),
    }));
  return { tags };
}
