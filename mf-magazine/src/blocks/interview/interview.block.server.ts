import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { textField } from '#data/fields.ts';
import { liftEmbedded, splitEmbedded } from '#rich-text/embedded-blocks.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { parsed, refused } from '../parse-result.ts';
import type { InterviewTurnModel } from './interview.ts';

/** `interview_question` and `interview_answer`. Fields: `text`, `speaker`, `role`, `portrait`. */
export function parseInterviewTurn(raw: RawBlock): ParseResult<InterviewTurnModel> {
  const text = readRichText(raw['text']);
  if (!text) return refused(`${raw.component}: text is empty`);
  return parsed({
    text,
    speaker: textField(raw['speaker']),
    role: textField(raw['role']),
    portrait: assetField(raw['portrait']),
  });
}

/** Blocks inside a question come right after it. */
export const expandInterviewQuestion = (raw: RawBlock) => liftEmbedded(raw);

/** Blocks inside an answer interrupt it; the speaker stands before the first part alone. */
export const expandInterviewAnswer = (raw: RawBlock) =>
  splitEmbedded(raw, 'text', { component: raw.component });
