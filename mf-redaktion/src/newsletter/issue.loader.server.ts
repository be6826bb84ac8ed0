import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  Issue,
  ArticleChoice,
  ArticleChoices,
} from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import { createIssueResponseSchema } from '@gruenland/shared-contracts/api/staff-newsletter-issues.schema.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createFormActions,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import {
  isTicked,
  pickTexts,
  getText,
  listTickedValues,
} from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';
import { STORY_FIELD_PREFIX } from './issue-labels.ts';
import { readId } from './newsletter.loader.server.ts';

export interface IssueData extends StaffPageData {
  /** The stored issue. Null for a new issue. */
  readonly issue: Issue | null;
  readonly choices: ArticleChoices;
  /** `probe` if a test mail was just sent, so that the page can confirm this. Otherwise null. */
  readonly note: 'probe' | null;
}

const apiPath = '/api/staff/newsletter';
const staffPage = { id: 'newsletter', name: 'Newsletter-Ausgabe' } as const;

/** Loads the form for a new issue. */
export async function loadNewIssue(context: LoadContext): Promise<PageResult<IssueData>> {
  return loadStaffPage(context, `${apiPath}/stories`, staffPage, (choices: ArticleChoices) => ({
    issue: null,
    choices,
    note: null,
  }));
}

/**
 * Loads an issue. If the content system is unavailable, only the articles already in the issue can
 * be chosen.
 */
export async function loadIssue(context: LoadContext): Promise<PageResult<IssueData>> {
  const id = readId(context.params['ausgabe']);
  if (!id) return { kind: 'not-found' };
  const response = await context.api.get<ArticleChoices>(`${apiPath}/stories`);
  const note = context.query.get('hinweis') === 'probe' ? 'probe' : null;
  return loadStaffPage(context, `${apiPath}/issues/${id}`, staffPage, (issue: Issue) => ({
    issue,
    choices: mergeStoryChoices(issue, response.status === 200 ? response.body : null),
    note,
  }));
}

/** Returns the articles of the issue, followed by all other articles that editors can choose. */
function mergeStoryChoices(issue: Issue, choices: ArticleChoices | null): ArticleChoices {
  const { listId: id, listName: name, stories } = issue;
  const otherStories = (choices?.stories ?? []).filter(({ slug }) => !containsSlug(stories, slug));
  return { lists: choices?.lists ?? [{ id, name }], stories: [...stories, ...otherStories] };
}

const containsSlug = (stories: readonly ArticleChoice[], searchedSlug: string) =>
  stories.some(({ slug }) => slug === searchedSlug);

const toIssueInput = (values: FormInput) => ({
  ...pickTexts(values, ['listId', 'audience', 'subject', 'preheader', 'text']),
  stories: listTickedValues(values, STORY_FIELD_PREFIX),
});

export function createIssue(context: ActionContext): Promise<ActionResult> {
  return createFormAction({
    path: `${apiPath}/issues`,
    body: toIssueInput,
    responseSchema: createIssueResponseSchema,
    getNextPath: (_, { id }) => staffPaths.issue(id),
  })(context);
}

const readVersion = (values: FormInput) => ({ version: Number(getText(values, 'version')) });

/** Saves the issue, sends a test mail or cancels the scheduled sending. */
export function handleIssueAction(context: ActionContext): Promise<ActionResult> {
  const id = readId(context.params['ausgabe']);
  const path = `${apiPath}/issues/${id || 'x'}`;
  const getRedirectPath = () => staffPaths.issue(id);
  return createFormActions({
    save: {
      path,
      body: (values) => ({ ...toIssueInput(values), ...readVersion(values) }),
      getNextPath: getRedirectPath,
    },
    'test-mail': {
      path: `${path}/test-mail`,
      body: () => ({}),
      getNextPath: () => `${staffPaths.issue(id)}?hinweis=probe`,
    },
    unschedule: { path: `${path}/unschedule`, body: readVersion, getNextPath: getRedirectPath },
  })(context);
}

/** Sends the issue now or schedules it. */
export function sendIssue(context: ActionContext): Promise<ActionResult> {
  const id = readId(context.params['ausgabe']);
  return createFormAction({
    path: `${apiPath}/issues/${id || 'x'}/schedule`,
    body: (values) => ({
      ...readVersion(values),
      confirmed: isTicked(values, 'confirmed'),
      at: getText(values, 'at'),
    }),
    getNextPath: () => staffPaths.issue(id),
  })(context);
}
