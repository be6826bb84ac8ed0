import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { ImageBlock } from './image/ImageBlock.tsx';
import { parseImage } from './image/image.block.server.ts';
import { InterviewAnswer } from './interview/InterviewAnswer.tsx';
import { InterviewQuestion } from './interview/InterviewQuestion.tsx';
import {
  expandInterviewAnswer,
  expandInterviewQuestion,
  parseInterviewTurn,
} from './interview/interview.block.server.ts';
import { RichTextBlock } from './rich-text/RichTextBlock.tsx';
import { expandRichText, parseRichText } from './rich-text/rich-text.block.server.ts';
import { defineStaticBlock } from './static-block.ts';
import { generatedStaticBlocks } from './static-blocks.generated.server.ts';
import { createUnavailableBlock } from './unavailable-block/unavailable-block.block.server.ts';
import { unknownBlock } from './unknown-block/unknown-block.block.server.ts';

/**
 * Blocks that only the server renders. `generatedStaticBlocks` contains the blocks that have the
 * name of their module. The entries below are blocks with other names.
 */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  ...generatedStaticBlocks,
  rich_text: defineStaticBlock({
    parse: parseRichText,
    expand: expandRichText,
    view: RichTextBlock,
  }),
  image: defineStaticBlock({ parse: parseImage, view: ImageBlock }),
  interview_question: defineStaticBlock({
    parse: parseInterviewTurn,
    expand: expandInterviewQuestion,
    view: InterviewQuestion,
  }),
  interview_answer: defineStaticBlock({
    parse: parseInterviewTurn,
    expand: expandInterviewAnswer,
    view: InterviewAnswer,
  }),
  // Fallbacks that replace the blocks of mf-account while mf-account is unavailable.
  newsletter: createUnavailableBlock('Die Anmeldung zum Newsletter'),
  print_subscription: createUnavailableBlock('Die Bestellung des Abonnements'),
  [UNKNOWN_BLOCK]: unknownBlock,
};
