import type { RawBlock } from '../block.ts';

/** The fields of a story that the site reads from the content delivery API. */
export interface Story<Content extends RawBlock = RawBlock> {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly created_at: string;
  readonly published_at: string | null;
  readonly first_published_at: string | null;
  readonly updated_at?: string;
  readonly is_startpage: boolean;
  readonly parent_id: number;
  readonly position: number;
  readonly tag_list: readonly string[];
  readonly lang: string;
  readonly content: Content;
}
