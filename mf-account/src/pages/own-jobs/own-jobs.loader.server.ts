import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnJobs } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { SavedItem, SavedList } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { SavedSearch, SavedSearches } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn, actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { forgetCall, noteCall, searchFrequencyCall, searchStateCall } from '#model/saved-calls.ts';

export interface OwnJobsData {
  readonly own: OwnJobs;
  /** Stellen on the Merkliste; null while they cannot be read. */
  readonly saved: readonly SavedItem[] | null;
  /** Suchaufträge for Stellen; null while they cannot be read. */
  readonly searches: readonly SavedSearch[] | null;
  /** What was done just now with one of these. */
  readonly done: string | null;
}

/** Beside what the page is about: it goes on without. */
async function besides<Body, Found>(
  { api, log }: LoadContext,
  path: string,
  pick: (body: Body) => Found,
): Promise<Found | null> {
  try {
    const answer = await api.get<Body>(path);
    return answer.status === 200 ? pick(answer.body) : null;
  } catch (error) {
    log.warn({ error: String(error), path }, 'a part of the own Jobbörse could not be read');
    return null;
  }
}

/** One's own Stellen and applications, what one saved, and what one is told about. */
export async function loadOwnJobs(context: LoadContext): Promise<PageResult<OwnJobsData>> {
  const { query } = context;
  const [saved, searches] = await Promise.all([
    besides(context, '/api/merkliste', ({ items }: SavedList) =>
      items.filter(({ kind }) => kind === 'job'),
    ),
    besides(context, '/api/account/suchauftraege', (body: SavedSearches) =>
      body.searches.filter(({ kind }) => kind === 'jobs'),
    ),
  ]);
  return accountPage<OwnJobs, OwnJobsData>(
    context,
    '/api/account/jobs',
    'Meine Jobbörse',
    (own) => ({ own, saved, searches, done: query.get('getan') ?? query.get('gespeichert') }),
  );
}

const BESIDES = {
  entfernen: forgetCall,
  notiz: noteCall,
  rhythmus: searchFrequencyCall,
  stand: searchStateCall,
} as const;

/** One action on one Stelle, or on something saved or watched. */
export async function actOnOwnJobs(context: ActionContext): Promise<ActionResult> {
  if (Object.hasOwn(BESIDES, context.form['aktion'] ?? '')) return actOnOneOf(BESIDES)(context);
  const id = /^[0-9A-Z]{26}$/u.exec(context.form['stelle'] ?? '')?.[0] ?? '0';
  return actOn({
    path: `/api/account/jobs/${id}/act`,
    body: (values) => ({ action: values['aktion'], version: values['version'] }),
    done: () => paths.accountPage('jobboerse'),
  })(context);
}
