import type { SaveSearchResponse } from '@gruenland/shared-contracts/api/saved-searches.ts';
import { saveSearchResponseSchema } from '@gruenland/shared-contracts/api/saved-searches.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isPathOnThisSite } from '@gruenland/shared-contracts/paths.ts';
import { addIdempotencyKey, pickTexts, getText } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall, FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

/**
 * Returns the path to open after the action: the page that contained the form if it belongs to this
 * site, else the fallback. `successParam` in the query selects the success message.
 */
function createReturnPath(values: FormInput, fallbackPath: string, successParam: string): string {
  const requestedPath = getText(values, 'zurueck');
  const path = isPathOnThisSite(requestedPath) ? requestedPath : fallbackPath;
  return `${path}${path.includes('?') ? '&' : '?'}${successParam}`;
}

const readItemReference = (values: FormInput) => pickTexts(values, ['kind', 'id']);

/**
 * Api call of the „Merken“ buttons on other pages. Without script the watchlist opens afterwards.
 */
export const saveItemCall: FormCall = {
  path: '/api/watchlist',
  body: readItemReference,
  getNextPath: () => `${paths.watchlist()}?getan=gemerkt`,
};

export const removeItemCall: FormCall = {
  path: '/api/watchlist/remove',
  body: readItemReference,
  // The page then offers to save the entry again.
  getNextPath: (values) =>
    createReturnPath(
      values,
      paths.watchlist(),
      `getan=entfernt&${new URLSearchParams({
        kind: getText(values, 'kind'),
        id: getText(values, 'id'),
      })}`,
    ),
};

export const saveNoteCall: FormCall = {
  path: '/api/watchlist/note',
  body: (values) => pickTexts(values, ['kind', 'id', 'note']),
  getNextPath: (values) => createReturnPath(values, paths.watchlist(), 'getan=notiz'),
};

export const saveSearchCall: FormCall<SaveSearchResponse> = {
  responseSchema: saveSearchResponseSchema,
  path: '/api/saved-searches',
  body: (values) =>
    addIdempotencyKey(values, pickTexts(values, ['kind', 'query', 'frequency', 'email'])),
  getNextPath: (_values, { confirm }) =>
    confirm
      ? '/suchauftrag/neu?gesendet=1'
      : `${paths.accountPage('suchauftraege')}?gespeichert=neu`,
};

export const confirmSavedSearchCall: FormCall = {
  path: '/api/saved-searches/confirm',
  body: (values) => pickTexts(values, ['code']),
  getNextPath: () => '/suchauftrag/bestaetigen?fertig=1',
};

const createSavedSearchReturnPath = (values: FormInput, successCode: string): string =>
  createReturnPath(values, paths.accountPage('suchauftraege'), `gespeichert=${successCode}`);

export const savedSearchFrequencyCall: FormCall = {
  path: '/api/saved-searches/update',
  body: (values) => pickTexts(values, ['code', 'frequency']),
  getNextPath: (values) => createSavedSearchReturnPath(values, 'rhythmus'),
};

export const savedSearchStateCall: FormCall = {
  path: '/api/saved-searches/update',
  body: (values) => pickTexts(values, ['code', 'state']),
  getNextPath: (values) => createSavedSearchReturnPath(values, getText(values, 'state')),
};
