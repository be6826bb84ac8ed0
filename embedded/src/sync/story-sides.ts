import { isDeepStrictEqual } from 'node:util';
import type { StoryRecord } from '#stories/space.ts';
import { exchange, type Exchange } from './exchange.ts';
import type { RemoteStory } from './remote-answer.schema.ts';

/** What counts of a story when two sides are compared. */
export interface StorySide {
  readonly name: string;
  readonly tags: readonly string[];
  /** Place among its neighbours; a story that nobody has placed stands at 0. */
  readonly position: number;
  readonly published: boolean;
  /** The draft differs from what is published. */
  readonly changes: boolean;
  readonly content: unknown;
}

/** A story of this project, with the uuids and addresses of the space. */
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

/** A story of the space, with the uuids and addresses given. */
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

export const NOTHING_KNOWN: Exchange = { uuids: new Map(), assets: new Map() };

/** Address without the slash of start pages, under which both sides know a story. */
export const commonSlug = (fullSlug: string): string => fullSlug.replace(/\/$/u, '');
