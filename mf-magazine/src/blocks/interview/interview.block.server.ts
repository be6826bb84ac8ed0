import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readTextField } from '#data/fields.ts';
import { moveEmbeddedBlocksAfter, splitAtEmbeddedBlocks } from '#rich-text/embedded-blocks.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { InterviewTurnModel } from './interview.ts';

/** `interview_question` and `interview_answer`. Fields: `text`, `speaker`, `role`, `portrait`. */
export function parseInterviewTurn(raw: RawBlock): ParseResult<InterviewTurnModel> {
  const text = readRichText(raw['text']);
  if (!text) return rejectBlock(`${raw.component}: text is empty`);
  return acceptBlock({
    text,
    speaker: readTextField(raw['speaker']),
    role: readTextField(raw['role']),
    portrait: readAssetField(raw['portrait']),
  });
}

/** Moves blocks embedded in a question behind the question. */
export const expandInterviewQuestion = (raw: RawBlock) => moveEmbeddedBlocksAfter(raw);

/** Splits an answer at its embedded blocks; only the answer's first part shows the speaker. */
export const expandInterviewAnswer = (raw: RawBlock) =>
  splitAtEmbeddedBlocks(raw, 'text', { component: raw.component });
