import { savedSearchLimits as limits } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type {
  SaveSearchResponse,
  SaveSearchRequest,
} from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import {
  changeSearch,
  countSearches,
  findSameSearch,
  insertSearch,
} from './saved-search.repository.ts';
import type { SavedSearchDependencies } from './saved-search-dependencies.ts';
import { toCanonicalQuery } from './search-query.ts';

/** Saves a search; `SavedSearchService.save` describes the rules. */
export async function saveSearch(
  { db, kinds, tryCountMail, notifyTaskRunner }: SavedSearchDependencies,
  { kind, query, frequency, email: enteredEmail }: SaveSearchRequest,
  user: User | null,
  idempotentRequest: IdempotentRequest | null,
): Promise<SaveSearchResponse> {
  const email = user?.email ?? enteredEmail;
  if (!email) {
    const fields = { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' };
    throw new Problem('form.invalid', { fields });
  }
  const params = toCanonicalQuery(kinds[kind], query);
  const title = (await kinds[kind].createTitle(params)).slice(0, limits.maxTitleLength);
  if (!user && !(await tryCountMail(email))) return { confirm: true };
  const request = { email, kind, query: params.toString() };
  await db.transaction((tx) =>
    withIdempotency(tx, idempotentRequest, async () => {
      const existingSearch = await findSameSearch(tx, request);
      if (!existingSearch && (await countSearches(tx, email)) >= limits.maxPerEmailAddress) {
        if (user) throw new Problem('record.state');
        return {};
      }
      const isRunning = existingSearch?.state === 'active' || existingSearch?.state === 'paused';
      const now = new Date();
      const change = {
        frequency,
        state: user
          ? ('active' as const)
          : isRunning
            ? existingSearch.state
            : ('unconfirmed' as const),
        ...(isRunning ? {} : { seenUntil: now, dueAt: now }),
        ...(user && { userId: user.id, confirmedAt: existingSearch?.confirmedAt ?? now }),
      };
      // Without the link from a mail, a guest cannot change an active or paused search.
      if (existingSearch && (user || !isRunning)) await changeSearch(tx, existingSearch.id, change);
      const id = existingSearch?.id ?? (await insertSearch(tx, { ...request, title, ...change }));
      if (!user) {
        await enqueueTask(tx, { kind: 'mail.saved-search-confirm', payload: { searchId: id } });
      }
      return { searchId: id };
    }),
  );
  notifyTaskRunner();
  return { confirm: !user };
}
