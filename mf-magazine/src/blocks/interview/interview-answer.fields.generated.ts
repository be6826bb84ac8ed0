// Generated from embedded/content/_components/interview_answer.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readTextField } from '#data/fields.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import type { RichTextNode } from '#rich-text/rich-text-node.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';

/** Fields of `interview_answer`. A missing or invalid field is undefined or an empty list. */
export interface InterviewAnswerFields {
  readonly text: RichTextNode | undefined;
  readonly speaker: string | undefined;
  readonly role: string | undefined;
  readonly portrait: Asset | undefined;
}

/** Reads the fields of a block `interview_answer`. */
export function readInterviewAnswerFields(rawBlock: RawBlock): InterviewAnswerFields {
  return {
    text: readRichText(rawBlock['text']),
    speaker: readTextField(rawBlock['speaker']),
    role: readTextField(rawBlock['role']),
    portrait: readAssetField(rawBlock['portrait']),
  };
}
