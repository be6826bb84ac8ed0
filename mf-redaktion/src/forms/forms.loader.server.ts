import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  StoredSubmissionPage,
  FormOverview,
  SurveyDetail,
} from '@gruenland/shared-contracts/api/staff-forms.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { getCurrentPath } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { isTicked, pickTexts } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';

export interface FormsData extends StaffPageData {
  readonly overview: FormOverview;
}

export interface AnswersData extends StaffPageData {
  readonly answerPage: StoredSubmissionPage;
  /** First and last day of the requested period. A day is empty if the URL names none. */
  readonly period: { readonly von: string; readonly bis: string };
}

export interface SurveyData extends StaffPageData {
  readonly survey: SurveyDetail;
}

const apiPath = '/api/staff/forms';
const surveys = '/api/staff/surveys';
const staffPage = { id: 'forms', name: 'Formulare' } as const;

/** Loads all forms and surveys with their numbers of answers. */
export async function loadForms(context: LoadContext): Promise<PageResult<FormsData>> {
  return loadStaffPage(context, apiPath, staffPage, (overview: FormOverview) => ({ overview }));
}

const readDay = (value: string | null) => /^\d{4}-\d\d-\d\d$/u.exec(value ?? '')?.[0] ?? '';
const readPageNumber = ({ query }: LoadContext) =>
  /^\d{1,4}$/u.exec(query.get('seite') ?? '')?.[0] ?? '1';

/** Loads the answers to one form. */
export async function loadAnswers(context: LoadContext): Promise<PageResult<AnswersData>> {
  const { query } = context;
  const period = { von: readDay(query.get('von')), bis: readDay(query.get('bis')) };
  const form = (query.get('form') ?? '').slice(0, 300);
  const searchParams = new URLSearchParams({ form, ...period, seite: readPageNumber(context) });
  return loadStaffPage(
    context,
    `${apiPath}/answers?${searchParams}`,
    staffPage,
    (answerPage: StoredSubmissionPage) => ({
      answerPage,
      period,
    }),
  );
}

const readId = (value: string | undefined) => /^[0-9A-Z]{26}$/u.exec(value ?? '')?.[0] ?? 'x';

/** Deletes one answer. */
export function deleteAnswer(context: ActionContext): Promise<ActionResult> {
  return createFormAction({
    path: `${apiPath}/answers/${readId(context.form['antwort'])}/delete`,
    body: (values) => ({ confirmed: isTicked(values, 'confirmed') }),
    getNextPath: () => getCurrentPath(context),
  })(context);
}

/** Loads the results of a survey. */
export async function loadSurvey(context: LoadContext): Promise<PageResult<SurveyData>> {
  const id = /^[\w-]{1,80}$/u.exec(context.params['umfrage'] ?? '')?.[0];
  if (!id) return { kind: 'not-found' };
  return loadStaffPage(
    context,
    `${surveys}/${id}?seite=${readPageNumber(context)}`,
    staffPage,
    (survey: SurveyDetail) => ({
      survey,
    }),
  );
}

/** Approves or rejects a free-text answer. */
export function decideText(context: ActionContext): Promise<ActionResult> {
  return createFormAction({
    path: `${surveys}/texts/${readId(context.form['text'])}`,
    body: (values) => pickTexts(values, ['before', 'state']),
    getNextPath: () =>
      `${staffPaths.survey(context.params['umfrage'] ?? '')}?seite=${readPageNumber(context)}`,
  })(context);
}
