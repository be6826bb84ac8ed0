import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';

let storyCount = 0;

/** Returns a valid uuid that ends with the number. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Creates a story in the format of the content system's responses. */
export function story(
  fullSlug: string,
  content: Omit<RawBlock, '_uid'> & { readonly component: string },
  fields: Partial<Story> = {},
): Story {
  storyCount += 1;
  return {
    id: 1000 + storyCount,
    uuid: uuid(1000 + storyCount),
    name: `Name von ${fullSlug}`,
    slug: fullSlug.split('/').at(-1) ?? '',
    full_slug: fullSlug,
    created_at: '2026-11-01T08:00:00.000Z',
    published_at: '2026-11-01T08:00:00.000Z',
    first_published_at: '2026-11-01T08:00:00.000Z',
    is_startpage: false,
    parent_id: 0,
    position: 0,
    tag_list: [],
    lang: 'default',
    content: { _uid: `uid-${storyCount}`, ...content },
    ...fields,
  };
}
