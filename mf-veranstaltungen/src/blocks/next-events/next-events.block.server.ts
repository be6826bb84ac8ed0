import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readNextEvents } from '#slots/next-events/next-events.loader.server.ts';

export interface NextEventsModel {
  readonly title: string;
  /** Slug of a category. Null means all categories. */
  readonly category: string | null;
  readonly count: number;
}

const MAX_EVENT_COUNT = 8;
const DEFAULT_EVENT_COUNT = 4;

/**
 * Parses the block. Its fields are `title` (text), `category` (slug of a category, or empty for all
 * categories) and `count` (number from 1 to 8, default 4).
 */
export function parseNextEvents(rawBlock: RawBlock): ParseResult<NextEventsModel> {
  const { title, category, count } = rawBlock;
  const requestedCount = Math.trunc(Number(count));
  const knownCategory = EVENT_CATEGORIES.find(({ slug }) => slug === category);
  return {
    ok: true,
    model: {
      title: (typeof title === 'string' && title.trim()) || 'Nächste Veranstaltungen',
      category: knownCategory?.slug ?? null,
      count: requestedCount >= 1 ? Math.min(requestedCount, MAX_EVENT_COUNT) : DEFAULT_EVENT_COUNT,
    },
  };
}

export const loadNextEventsBlock = (
  model: NextEventsModel,
  context: LoadContext,
): Promise<readonly EventSummary[]> => readNextEvents(context, model);
