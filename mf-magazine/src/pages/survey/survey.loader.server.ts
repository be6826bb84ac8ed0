import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import { readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { readResults } from '#blocks/survey/survey.block.server.ts';
import { buildVotePath } from '#blocks/survey/survey.ts';
import type { SurveyData } from '#blocks/survey/survey.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { createRefusedForm } from '#forms/refused-form.server.ts';

/** Data of a survey's own page. The browser shows this page for votes without JavaScript. */
export interface SurveyPageData extends SurveyData {
  readonly survey: SurveyDefinition;
}

/** Loads a survey from the story that contains it, and the results that this visitor may see. */
export async function loadSurveyPage(context: LoadContext): Promise<PageResult<SurveyPageData>> {
  const story = toPageSlug(context.params['*'] ?? '');
  if (!story) return createNotFoundResult();
  const content = (await createContentReader(context).story(story))?.content;
  const surveys = findBlocks(content, 'survey');
  const blockUid = context.query.get('block');
  const rawBlock = surveys.find(({ _uid }) => _uid === blockUid) ?? surveys[0];
  const survey = rawBlock && readSurvey(rawBlock);
  if (!survey) return createNotFoundResult();
  const results = await readResults(context, story, survey.id);
  return {
    kind: 'page',
    data: { survey, story, results },
    head: { name: survey.question, noIndex: true },
  };
}

/**
 * Sends a vote to the api when the browser posted it without JavaScript. The form field is `choice`
 * or, for multiple choice, `choice-0`, `choice-1` and so on.
 */
export async function voteInSurvey(context: ActionContext): Promise<ActionResult> {
  const { form, params, api } = context;
  const story = params['*'] ?? '';
  const block = form['block'] ?? '';
  const choices = Object.entries(form)
    .filter(([name, value]) => /^choice(?:-\d+)?$/.test(name) && value !== '')
    .map(([, value]) => value);
  const text = form['text'] === undefined ? {} : { text: form['text'] };
  const response = await api.post('/api/forms/votes', { story, block, choices, ...text });
  if (response.status >= 400) return createRefusedForm(response, form);
  const surveyPath = `${buildVotePath(story)}?block=${encodeURIComponent(block)}`;
  return { kind: 'done', to: surveyPath, setCookies: response.setCookies };
}
