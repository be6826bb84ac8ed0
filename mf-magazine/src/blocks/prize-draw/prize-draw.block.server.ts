import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import {
  getPrizeDrawState,
  readPrizeDraw,
} from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readDrawCommitments } from '#data/read-draw-commitments.server.ts';
import { toStorySlug } from '#data/story-slug.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { PrizeDrawData } from './prize-draw.ts';

/** Parses the block. Title, prizes, end date and terms are required. */
export function parsePrizeDraw(rawBlock: RawBlock): ParseResult<PrizeDrawDefinition> {
  const draw = readPrizeDraw(rawBlock);
  return draw
    ? acceptBlock(draw)
    : rejectBlock('Überschrift, Preise, Ende oder Teilnahmebedingungen fehlen.');
}

export async function loadPrizeDraw(
  draw: PrizeDrawDefinition,
  context: LoadContext,
): Promise<PrizeDrawData> {
  const story = toStorySlug(context.path);
  return {
    story,
    state: getPrizeDrawState(draw, Date.now()),
    commitments: await readDrawCommitments(context, story, draw.id),
  };
}
