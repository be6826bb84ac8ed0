import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readTextField } from '#data/fields.ts';
import { moveEmbeddedBlocksAfter, splitAtEmbeddedBlocks } from '#rich-text/embedded-blocks.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { InterviewTurnModel } from './interview.ts';

/**
 * Parses the blocks `interview_question` and `interview_answer`. Fields: `text`, `speaker`, `role`,
 * `portrait`.
 */
export function parseInterviewTurn(rawBlock: RawBlock): ParseResult<InterviewTurnModel> {
  const text = readRichText(rawBlock['text']);
  if (!text) return rejectBlock('Der Text fehlt.');
  return acceptBlock({
    text,
    speaker: readTextField(rawBlock['speaker']),
    role: readTextField(rawBlock['role']),
    portrait: readAssetField(rawBlock['portrait']),
  });
}

/** Moves blocks embedded in a question to the position after the question. */
export const expandInterviewQuestion = (rawBlock: RawBlock) => moveEmbeddedBlocksAfter(rawBlock);

/** Splits an answer at its embedded blocks. Only the first part shows the speaker. */
export const expandInterviewAnswer = (rawBlock: RawBlock) =>
  splitAtEmbeddedBlocks(rawBlock, 'text', { component: rawBlock.component });
