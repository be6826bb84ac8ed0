import type {
  ChangeSavedSearchRequest,
  SaveSearchResponse,
  SaveSearchRequest,
  SavedSearch,
  SavedSearchKindName,
  SaveSearchPageData,
} from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { resolvePlace } from '#places/resolve-place.ts';
import { toPlaceSuggestion } from '#places/to-place-suggestion.ts';
import { Problem } from '#problem.ts';

import { changeSearch, findSearch, findSearchesOfPerson } from './saved-search.repository.ts';
import type { StoredSearch } from './saved-search.repository.ts';
import { saveSearch } from './save-search.ts';
import type { SavedSearchDependencies } from './saved-search-dependencies.ts';
import { toCanonicalQuery } from './search-query.ts';

/** Creates and changes saved searches. */
export interface SavedSearchService {
  /** Returns the title and path that a search would have, and the user's email address. */
  preview(kind: SavedSearchKindName, query: string, user: User | null): Promise<SaveSearchPageData>;
  /**
   * Saves a search. Guests must first confirm by mail. Guests always get the same response, so that
   * the response reveals nothing about an email address.
   *
   * @throws Problem `form.invalid`; `record.state` if the limit is reached
   */
  save(
    request: SaveSearchRequest,
    user: User | null,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<SaveSearchResponse>;
  /** Confirms a guest's search with the code from the mail. @throws Problem `token.invalid` */
  confirm(code: string): Promise<void>;
  /** Returns a saved search. @throws Problem `record.not-found` */
  read(code: string): Promise<SavedSearch>;
  change(request: ChangeSavedSearchRequest): Promise<void>;
  listSavedSearches(user: User): Promise<readonly SavedSearch[]>;
}

export function createSavedSearchService(
  dependencies: SavedSearchDependencies,
): SavedSearchService {
  const { db, signedIds, kinds } = dependencies;
  const getSearchPath = (kind: SavedSearchKindName, query: string) =>
    query === '' ? kinds[kind].path : `${kinds[kind].path}?${query}`;
  const toSavedSearch = (search: StoredSearch): SavedSearch => {
    const { id, kind, query, title, frequency, state, lastSentAt } = search;
    return {
      code: signedIds.sign('saved-search', id),
      kind,
      title,
      path: getSearchPath(kind, query),
      frequency,
      state,
      lastSentAt: lastSentAt?.toISOString() ?? null,
    };
  };
  async function requireSearch(code: string): Promise<StoredSearch> {
    const id = signedIds.read('saved-search', code);
    const search = id === null ? null : await findSearch(db, id);
    if (!search) throw new Problem('record.not-found');
    return search;
  }

  return {
    preview: async (kind, query, user) => {
      const params = toCanonicalQuery(kinds[kind], query);
      const title = await kinds[kind].createTitle(params);
      const { place, choices } = await resolvePlace(db, params.get('ort') ?? '');
      return {
        title,
        path: getSearchPath(kind, params.toString()),
        email: user?.email ?? null,
        near: place && { place: place.name, postcode: place.postcode },
        ...(choices.length > 0 && { placeChoices: choices.map(toPlaceSuggestion) }),
      };
    },
    save: (...request) => saveSearch(dependencies, ...request),
    confirm: async (code) => {
      const id = signedIds.read('saved-search-confirm', code);
      const search = id === null ? null : await findSearch(db, id);
      if (!search) throw new Problem('token.invalid');
      if (search.state !== 'unconfirmed') return;
      const now = new Date();
      await changeSearch(db, search.id, {
        state: 'active',
        confirmedAt: now,
        seenUntil: now,
        dueAt: now,
      });
    },
    read: async (code) => toSavedSearch(await requireSearch(code)),
    change: async ({ code, frequency, state }) => {
      const search = await requireSearch(code);
      if (search.state === 'unconfirmed' || search.state === 'ended') {
        if (state === 'ended') return changeSearch(db, search.id, { state });
        throw new Problem('record.state');
      }
      const now = new Date();
      const isResumed = state === 'active' && search.state !== 'active';
      await changeSearch(db, search.id, {
        ...(frequency && { frequency, dueAt: now }),
        ...(state && { state }),
        // Entries published during the pause are not reported when the search is resumed.
        ...(isResumed && { seenUntil: now, dueAt: now }),
      });
    },
    listSavedSearches: async (user) => (await findSearchesOfPerson(db, user)).map(toSavedSearch),
  };
}
