import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { toStorySlug } from '#data/story-slug.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { SurveyData } from './survey.ts';

export function parseSurvey(rawBlock: RawBlock): ParseResult<SurveyDefinition> {
  const survey = readSurvey(rawBlock);
  return survey
    ? acceptBlock(survey)
    : rejectBlock('Die Frage fehlt, oder es gibt weniger als zwei Antworten zur Wahl.');
}

/** Reads the survey results that all visitors may see. */
export async function loadSurvey(
  survey: SurveyDefinition,
  context: LoadContext,
): Promise<SurveyData> {
  const story = toStorySlug(context.path);
  return { story, results: await readResults(context, story, survey.id) };
}

/**
 * Reads the survey results that the visitor of this request may see. Returns null when the api is
 * unavailable.
 */
export async function readResults(
  { api, log }: LoadContext,
  story: string,
  block: string,
): Promise<SurveyResults | null> {
  try {
    const query = new URLSearchParams({ story, block });
    const { status, body } = await api.get<SurveyResults>(`/api/forms/results?${query}`);
    return status === 200 ? body : null;
  } catch (error) {
    log.warn({ error: String(error) }, 'reading the results of a survey failed');
    return null;
  }
}
