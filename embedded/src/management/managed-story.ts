import { isDeepStrictEqual } from 'node:util';
import { getVisibleVersion, type Folder, type StoryRecord } from '#stories/space.ts';

/**
 * Converts the draft of a story to the format of the management API. `includesContent` is false for
 * lists.
 */
export function toManagedStory(record: StoryRecord, now: number, includesContent: boolean): object {
  const publishedVersion = getVisibleVersion(record, false, now);
  const { draft } = record;
  return {
    id: record.id,
    uuid: record.uuid,
    name: draft.name,
    slug: record.slug,
    full_slug: record.fullSlug,
    content_type: draft.content['component'],
    ...(includesContent && { content: draft.content }),
    parent_id: record.parentId,
    group_id: record.groupId,
    is_folder: false,
    is_startpage: record.isStartpage,
    published: publishedVersion !== undefined,
    unpublished_changes:
      publishedVersion !== undefined && !isDeepStrictEqual(publishedVersion, draft),
    published_at: record.publishedAt,
    first_published_at: record.firstPublishedAt,
    created_at: record.createdAt,
    updated_at: draft.updatedAt,
    tag_list: draft.tags,
    position: draft.position,
    path: null,
    meta_data: null,
    default_root: null,
    pinned: false,
  };
}

/** Converts a folder to the format of the management API. */
export function toManagedFolder({ id, uuid, slug, fullSlug, parentId }: Folder): object {
  return {
    id,
    uuid,
    name: slug,
    slug,
    full_slug: fullSlug,
    parent_id: parentId,
    is_folder: true,
    is_startpage: false,
    published: false,
    unpublished_changes: false,
    tag_list: [],
    position: 0,
    default_root: null,
  };
}
