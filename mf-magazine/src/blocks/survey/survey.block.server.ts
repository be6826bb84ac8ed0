import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { storyAt } from '#data/story-at.ts';
import { parsed, refused } from '../parse-result.ts';
import type { SurveyData } from './survey.ts';

/** Fields: see `readSurvey`. */
export function parseSurvey(raw: RawBlock): ParseResult<SurveyDefinition> {
  const survey = readSurvey(raw);
  return survey
    ? parsed(survey)
    : refused('survey: question is empty or options are fewer than two');
}

/** What everybody may see of the results. */
export async function loadSurvey(
  survey: SurveyDefinition,
  context: LoadContext,
): Promise<SurveyData> {
  const story = storyAt(context.path);
  return { story, results: await readResults(context, story, survey.id) };
}

/** Results as this request's visitor may see them; null when the api is away. */
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
    log.warn({ error: String(error) }, 'results of a survey could not be read');
    return null;
  }
}
