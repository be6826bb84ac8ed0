import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { moveEmbeddedBlocksAfter, splitAtEmbeddedBlocks } from '#rich-text/embedded-blocks.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { InterviewTurnModel } from './interview.ts';
import { readInterviewAnswerFields } from './interview-answer.fields.generated.ts';

/**
 * Parses the blocks `interview_question` and `interview_answer`. Both have the fields `text`,
 * `speaker`, `role` and `portrait`.
 */
export function parseInterviewTurn(rawBlock: RawBlock): ParseResult<InterviewTurnModel> {
  const fields = readInterviewAnswerFields(rawBlock);
  const text = fields.text;
  if (!text) return rejectBlock('Der Text fehlt.');
  return acceptBlock({
    text,
    speaker: fields.speaker,
    role: fields.role,
    portrait: fields.portrait,
  });
}

/** Moves blocks embedded in a question to the position after the question. */
export const expandInterviewQuestion = (rawBlock: RawBlock) => moveEmbeddedBlocksAfter(rawBlock);

/**
 * Splits an answer at its embedded blocks. Only the first of the resulting answers shows the
 * speaker.
 */
export const expandInterviewAnswer = (rawBlock: RawBlock) =>
  splitAtEmbeddedBlocks(rawBlock, 'text', { component: rawBlock.component });
