import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  Issue,
  IssueMade,
  StoryChoice,
  StoryChoices,
} from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn, actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { isTicked, pick, textOf, tickedOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';
import { STORY_PREFIX } from './issue-words.ts';
import { idOf } from './newsletter-desk.loader.server.ts';

export interface IssueData extends DeskData {
  /** Null: a new one. */
  readonly issue: Issue | null;
  readonly choices: StoryChoices;
  /** Something was just done that the page does not show by itself. */
  readonly note: 'probe' | null;
}

const root = '/api/redaktion/newsletter';
const desk = { desk: 'newsletter', name: 'Newsletter-Ausgabe' } as const;

/** An empty page to write on. */
export async function loadNewIssue(context: LoadContext): Promise<PageResult<IssueData>> {
  return deskPage(context, `${root}/geschichten`, desk, (choices: StoryChoices) => ({
    issue: null,
    choices,
    note: null,
  }));
}

/** An issue; while the content system is away with the stories alone that it has already. */
export async function loadIssue(context: LoadContext): Promise<PageResult<IssueData>> {
  const id = idOf(context.params['ausgabe']);
  if (!id) return { kind: 'not-found' };
  const answer = await context.api.get<StoryChoices>(`${root}/geschichten`);
  const note = context.query.get('hinweis') === 'probe' ? 'probe' : null;
  return deskPage(context, `${root}/ausgaben/${id}`, desk, (issue: Issue) => ({
    issue,
    choices: withOwn(issue, answer.status === 200 ? answer.body : null),
    note,
  }));
}

/** What an issue has, and what else may be chosen. */
function withOwn(issue: Issue, choices: StoryChoices | null): StoryChoices {
  const { listId: id, listName: name, stories } = issue;
  const others = (choices?.stories ?? []).filter(({ slug }) => !has(stories, slug));
  return { lists: choices?.lists ?? [{ id, name }], stories: [...stories, ...others] };
}

const has = (stories: readonly StoryChoice[], wanted: string) =>
  stories.some(({ slug }) => slug === wanted);

const inputOf = (values: FormInput) => ({
  ...pick(values, ['listId', 'audience', 'subject', 'preheader', 'text']),
  stories: tickedOf(values, STORY_PREFIX),
});

export function makeIssue(context: ActionContext): Promise<ActionResult> {
  return actOn({
    path: `${root}/ausgaben`,
    body: inputOf,
    done: (_, answer) => deskPaths.issue((answer as IssueMade).id),
  })(context);
}

const version = (values: FormInput) => ({ version: Number(textOf(values, 'version')) });

/** Saves, tries, or takes back. */
export function changeIssue(context: ActionContext): Promise<ActionResult> {
  const id = idOf(context.params['ausgabe']);
  const path = `${root}/ausgaben/${id || 'x'}`;
  const done = () => deskPaths.issue(id);
  return actOnOneOf({
    sichern: { path, body: (values) => ({ ...inputOf(values), ...version(values) }), done },
    probe: {
      path: `${path}/probe`,
      body: () => ({}),
      done: () => `${deskPaths.issue(id)}?hinweis=probe`,
    },
    zurueck: { path: `${path}/zurueck`, body: version, done },
  })(context);
}

/** Lets it go. */
export function sendIssue(context: ActionContext): Promise<ActionResult> {
  const id = idOf(context.params['ausgabe']);
  return actOn({
    path: `${root}/ausgaben/${id || 'x'}/versand`,
    body: (values) => ({
      ...version(values),
      confirmed: isTicked(values, 'confirmed'),
      at: textOf(values, 'at'),
    }),
    done: () => deskPaths.issue(id),
  })(context);
}
