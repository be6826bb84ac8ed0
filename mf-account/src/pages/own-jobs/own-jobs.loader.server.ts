import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnJobs } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { WatchlistItem, Watchlist } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { SavedSearch, SavedSearches } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createFormActions,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import {
  buildOwnEntriesApiPath,
  buildOwnEntriesPath,
  readOwnEntriesPage,
} from '#model/own-entry-pages.ts';
import {
  removeItemCall,
  saveNoteCall,
  savedSearchFrequencyCall,
  savedSearchStateCall,
} from '#model/saved-calls.server.ts';

export interface OwnJobsData {
  readonly ownJobs: OwnJobs;
  /** Number of the shown page of job postings. */
  readonly page: number;
  /** Jobs on the watchlist. Null if they could not be read. */
  readonly savedJobs: readonly WatchlistItem[] | null;
  /** Saved searches for jobs. Null if they could not be read. */
  readonly savedSearches: readonly SavedSearch[] | null;
  /**
   * Success code of the last action on a saved job or a saved search. Null when there was no such
   * action.
   */
  readonly successCode: string | null;
}

/** Reads data that the page can do without. Returns null if the data cannot be read. */
async function readOptionalData<Body, Data>(
  { api, log }: LoadContext,
  path: string,
  pickData: (body: Body) => Data,
): Promise<Data | null> {
  try {
    const response = await api.get<Body>(path);
    return response.status === 200 ? pickData(response.body) : null;
  } catch (error) {
    log.warn(
      { error: String(error), path },
      'optional data of the own job board could not be read',
    );
    return null;
  }
}

/** Loads the user's job postings, sent applications, saved jobs and saved searches. */
export async function loadOwnJobs(context: LoadContext): Promise<PageResult<OwnJobsData>> {
  const { query } = context;
  const [savedJobs, savedSearches] = await Promise.all([
    readOptionalData(context, '/api/watchlist', ({ items }: Watchlist) =>
      items.filter(({ kind }) => kind === 'job'),
    ),
    readOptionalData(context, '/api/account/saved-searches', (body: SavedSearches) =>
      body.searches.filter(({ kind }) => kind === 'jobs'),
    ),
  ]);
  return loadAccountPage<OwnJobs, OwnJobsData>(
    context,
    buildOwnEntriesApiPath('/api/account/jobs', query),
    'Meine Jobbörse',
    (ownJobs) => ({
      ownJobs,
      page: readOwnEntriesPage(query),
      savedJobs,
      savedSearches,
      successCode: query.get('getan') ?? query.get('gespeichert'),
    }),
  );
}

const SAVED_ITEM_CALLS = {
  remove: removeItemCall,
  note: saveNoteCall,
  frequency: savedSearchFrequencyCall,
  state: savedSearchStateCall,
} as const;

/** Performs an action on a job posting, a saved job or a saved search. */
export async function handleOwnJobsAction(context: ActionContext): Promise<ActionResult> {
  if (Object.hasOwn(SAVED_ITEM_CALLS, context.form['intent'] ?? ''))
    return createFormActions(SAVED_ITEM_CALLS)(context);
  const id = /^[0-9A-Z]{26}$/u.exec(context.form['stelle'] ?? '')?.[0] ?? '0';
  return createFormAction({
    path: `/api/account/jobs/${id}/action`,
    body: (values) => ({ action: values['intent'], version: values['version'] }),
    getNextPath: () => buildOwnEntriesPath('jobboerse', readOwnEntriesPage(context.query)),
  })(context);
}
