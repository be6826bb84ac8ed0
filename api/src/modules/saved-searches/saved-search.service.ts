import type {
  ChangeSearchRequest,
  SaveSearchAnswer,
  SaveSearchRequest,
  SavedSearch,
  SearchKind,
  SearchPreview,
} from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { changeSearch, findSearch, findSearchesOf } from './saved-search.repository.ts';
import type { StoredSearch } from './saved-search.repository.ts';
import { save } from './save-search.ts';
import type { SearchKindOf } from './search-kind.ts';
import { canonicalQuery } from './search-words.ts';

export type SearchKinds = Readonly<Record<SearchKind, SearchKindOf>>;

/** Saving searches and changing them. */
export interface SavedSearchService {
  /** What would be saved. @throws Problem `record.not-found` */
  preview(kind: SearchKind, query: string, user: User | null): Promise<SearchPreview>;
  /**
   * Begins to watch a list. Signed-in people have confirmed their address already; others confirm by
   * mail, and are answered alike whatever is known of it.
   * @throws Problem `form.invalid`, `record.state` with too many
   */
  save(
    request: SaveSearchRequest,
    user: User | null,
    call: CreatingCall | null,
  ): Promise<SaveSearchAnswer>;
  /** The button behind the link in the mail. @throws Problem `token.invalid` */
  confirm(code: string): Promise<void>;
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<SavedSearch>;
  change(request: ChangeSearchRequest): Promise<void>;
  ofAccount(user: User): Promise<readonly SavedSearch[]>;
}

export interface SavedSearchParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly kinds: SearchKinds;
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly wakeJobs: () => void;
}

export function createSavedSearchService(parts: SavedSearchParts): SavedSearchService {
  const { db, signedIds, kinds } = parts;
  const pathOf = (kind: SearchKind, query: string) =>
    query === '' ? kinds[kind].path : `${kinds[kind].path}?${query}`;
  const shown = (search: StoredSearch): SavedSearch => {
    const { id, kind, query, title, frequency, state, lastSentAt } = search;
    return {
      code: signedIds.sign('saved-search', id),
      kind,
      title,
      path: pathOf(kind, query),
      frequency,
      state,
      lastSentAt: lastSentAt?.toISOString() ?? null,
    };
  };
  async function found(code: string): Promise<StoredSearch> {
    const id = signedIds.read('saved-search', code);
    const search = id === null ? null : await findSearch(db, id);
    if (!search) throw new Problem('record.not-found');
    return search;
  }

  return {
    preview: async (kind, query, user) => {
      const params = canonicalQuery(kinds[kind], query);
      const title = await kinds[kind].title(params);
      return { title, path: pathOf(kind, params.toString()), email: user?.email ?? null };
    },
    save: (...request) => save(parts, ...request),
    confirm: async (code) => {
      const id = signedIds.read('saved-search-confirm', code);
      const search = id === null ? null : await findSearch(db, id);
      if (!search) throw new Problem('token.invalid');
      if (search.state !== 'wartet') return;
      const now = new Date();
      await changeSearch(db, search.id, {
        state: 'aktiv',
        confirmedAt: now,
        seenUntil: now,
        dueAt: now,
      });
    },
    read: async (code) => shown(await found(code)),
    change: async ({ code, frequency, state }) => {
      const search = await found(code);
      if (search.state === 'wartet' || search.state === 'beendet') {
        if (state === 'beendet') return changeSearch(db, search.id, { state });
        throw new Problem('record.state');
      }
      const now = new Date();
      const again = state === 'aktiv' && search.state !== 'aktiv';
      await changeSearch(db, search.id, {
        ...(frequency && { frequency, dueAt: now }),
        ...(state && { state }),
        // What came during the pause is not told afterwards.
        ...(again && { seenUntil: now, dueAt: now }),
      });
    },
    ofAccount: async (user) => (await findSearchesOf(db, user)).map(shown),
  };
}
