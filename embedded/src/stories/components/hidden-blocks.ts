import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { DraftObject } from '#stories/content-value.ts';
import type { BlockProblem } from './find-block-problems.ts';

/**
 * Reports blocks that have all required fields, but that the site does not show (see
 * docs/content-model.md). Without this report, only previews would show the reason.
 */
export function findHiddenBlockProblems(block: DraftObject): readonly BlockProblem[] {
  if (block['component'] === 'testimonial' && block['consent'] !== true)
    return [createWarning('consent', 'testimonial is not shown without "consent: true"')];
  if (block['component'] === 'survey' && block['question'] && !isSurveyShown(block))
    return [createWarning('options', 'survey is not shown: it needs two options, one per line')];
  return [];
}

function isSurveyShown(block: DraftObject): boolean {
  return readSurvey({ ...block, _uid: 'checked' } as unknown as RawBlock) !== undefined;
}

function createWarning(key: string, message: string): BlockProblem {
  return { key, message, severity: 'warning' };
}
