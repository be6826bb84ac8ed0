import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  FormAnswerPage,
  FormDesk,
  SurveyDesk,
} from '@gruenland/shared-contracts/api/staff-forms.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { addressOf } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { isTicked, pick } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';

export interface FormsData extends DeskData {
  readonly found: FormDesk;
}

export interface AnswersData extends DeskData {
  readonly found: FormAnswerPage;
  /** Days, as they were asked for. */
  readonly period: { readonly von: string; readonly bis: string };
}

export interface SurveyDeskData extends DeskData {
  readonly survey: SurveyDesk;
}

const root = '/api/redaktion/formulare';
const surveys = '/api/redaktion/umfragen';
const desk = { desk: 'forms', name: 'Formulare' } as const;

/** Every form and survey, with how many have answered. */
export async function loadForms(context: LoadContext): Promise<PageResult<FormsData>> {
  return deskPage(context, root, desk, (found: FormDesk) => ({ found }));
}

const dayOf = (value: string | null) => /^\d{4}-\d\d-\d\d$/u.exec(value ?? '')?.[0] ?? '';
const pageOf = ({ query }: LoadContext) => /^\d{1,4}$/u.exec(query.get('seite') ?? '')?.[0] ?? '1';

/** Answers to one form. */
export async function loadAnswers(context: LoadContext): Promise<PageResult<AnswersData>> {
  const { query } = context;
  const period = { von: dayOf(query.get('von')), bis: dayOf(query.get('bis')) };
  const form = (query.get('form') ?? '').slice(0, 300);
  const asked = new URLSearchParams({ form, ...period, seite: pageOf(context) });
  return deskPage(context, `${root}/antworten?${asked}`, desk, (found: FormAnswerPage) => ({
    found,
    period,
  }));
}

const idOf = (value: string | undefined) => /^[0-9A-Z]{26}$/u.exec(value ?? '')?.[0] ?? 'x';

/** Deletes one answer. */
export function deleteAnswer(context: ActionContext): Promise<ActionResult> {
  return actOn({
    path: `${root}/antworten/${idOf(context.form['antwort'])}/loeschen`,
    body: (values) => ({ confirmed: isTicked(values, 'confirmed') }),
    done: () => addressOf(context),
  })(context);
}

/** Results of a survey. */
export async function loadSurveyDesk(context: LoadContext): Promise<PageResult<SurveyDeskData>> {
  const id = /^[\w-]{1,80}$/u.exec(context.params['umfrage'] ?? '')?.[0];
  if (!id) return { kind: 'not-found' };
  return deskPage(
    context,
    `${surveys}/${id}?seite=${pageOf(context)}`,
    desk,
    (survey: SurveyDesk) => ({
      survey,
    }),
  );
}

/** Lets an answer in own words through, or not. */
export function decideText(context: ActionContext): Promise<ActionResult> {
  return actOn({
    path: `${surveys}/texte/${idOf(context.form['text'])}`,
    body: (values) => pick(values, ['before', 'state']),
    done: () => `${deskPaths.survey(context.params['umfrage'] ?? '')}?seite=${pageOf(context)}`,
  })(context);
}
