import type { ContentObject } from '#stories/content-value.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';
import type { ResolvedPart } from './resolved.ts';
import type { VisibleStory } from './visible-story.ts';
import { findObjects } from './walk-content.ts';

/** Handles `resolve_assets=1`: returns each asset that the stories use once. */
export function resolveAssets(stories: readonly VisibleStory[], query: QueryTree): ResolvedPart {
  if (readTextParameter(query, 'resolve_assets') !== '1') return {};
  const assets = new Map<unknown, ContentObject>();
  for (const { version } of stories) {
    for (const object of findObjects(version.content)) {
      if (object['fieldtype'] === 'asset' && object['filename']) assets.set(object['id'], object);
    }
  }
  return { assets: [...assets.values()] };
}
