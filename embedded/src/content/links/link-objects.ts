import type { ContentObject } from '#stories/content-value.ts';
import type { Folder } from '#stories/space.ts';
import type { RequestContext } from '../content-space.ts';
import { findVisibleStory, type VisibleStory } from '../stories/visible-story.ts';

/** Builds the link object of a story; the `slug` of the object is the full slug of the story. */
export function createStoryLink(
  story: VisibleStory,
  requestContext: RequestContext,
  includesDates: boolean,
): ContentObject {
  const { record, version } = story;
  const publishedStory = findVisibleStory(record, { ...requestContext, readsDrafts: false });
  return {
    id: record.id,
    uuid: record.uuid,
    slug: record.fullSlug,
    path: null,
    real_path: `/${record.fullSlug}`,
    name: version.name,
    published: publishedStory !== undefined,
    parent_id: record.parentId,
    is_folder: false,
    is_startpage: record.isStartpage,
    position: version.position,
    ...(includesDates && {
      published_at: record.publishedAt,
      created_at: record.createdAt,
      updated_at: version.updatedAt,
    }),
  };
}

export function createFolderLink(folder: Folder): ContentObject {
  return {
    id: folder.id,
    uuid: folder.uuid,
    slug: folder.fullSlug,
    path: null,
    real_path: `/${folder.fullSlug}`,
    name: folder.slug,
    published: false,
    parent_id: folder.parentId,
    is_folder: true,
    is_startpage: false,
    position: 0,
  };
}
