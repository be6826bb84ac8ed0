import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { RichTextNode } from '#rich-text/rich-text-node.ts';

/** A question or an answer in an interview. */
export interface InterviewTurnModel {
  readonly text: RichTextNode;
  readonly speaker: string | undefined;
  readonly role: string | undefined;
  readonly portrait: Asset | undefined;
}
