import { isDeepStrictEqual } from 'node:util';
import type { StoryRecord } from '#stories/space.ts';
import { exchange, type Exchange } from './exchange.ts';
import type { RemoteStory } from './remote-answer.schema.ts';

/** The compared data of a story. */
export interface StorySide {
  readonly name: string;
  readonly tags: readonly string[];
  /** Position among its siblings; 0 by default. */
  readonly position: number;
  readonly published: boolean;
  /** Whether the draft differs from the published version. */
  readonly changes: boolean;
  readonly content: unknown;
}

/** A local story with the uuids and addresses of the space. */
export function ourSide(record: StoryRecord, known: Exchange): StorySide {
  const { draft, published } = record;
  return {
    name: draft.name,
    tags: draft.tags.toSorted(),
    position: draft.position,
    published: published !== undefined,
    changes: published !== undefined && !isDeepStrictEqual(published, draft),
    content: exchange(draft.content, known),
  };
}

/** A story of the space with the given uuids and addresses. */
export function theirSide(story: RemoteStory, known: Exchange): StorySide {
  return {
    name: story.name,
    tags: (story.tag_list ?? []).toSorted(),
    position: story.position ?? 0,
    published: story.published ?? false,
    changes: (story.published ?? false) && (story.unpublished_changes ?? false),
    content: exchange(story.content ?? {}, known),
  };
}

export const EMPTY_EXCHANGE: Exchange = { uuids: new Map(), assets: new Map() };

/** Slug without the trailing slash of start pages, the common key of both sides. */
export const commonSlug = (fullSlug: string): string => fullSlug.replace(/\/$/u, '');
