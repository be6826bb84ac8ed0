import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import {
  drawState,
  readPrizeDraw,
} from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readSeals } from '#data/read-seals.server.ts';
import { storyAt } from '#data/story-at.ts';
import { parsed, refused } from '../parse-result.ts';
import type { PrizeDrawData } from './prize-draw.ts';

/** Fields: see `readPrizeDraw`. Without terms, prizes and an end there is no draw. */
export function parsePrizeDraw(raw: RawBlock): ParseResult<PrizeDrawDefinition> {
  const draw = readPrizeDraw(raw);
  return draw ? parsed(draw) : refused('prize_draw: title, prizes, endsAt or terms is empty');
}

export async function loadPrizeDraw(
  draw: PrizeDrawDefinition,
  context: LoadContext,
): Promise<PrizeDrawData> {
  const story = storyAt(context.path);
  return {
    story,
    state: drawState(draw, Date.now()),
    seals: await readSeals(context, story, draw.id),
  };
}
