import { savedSearchLimits as limits } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type {
  SaveSearchAnswer,
  SaveSearchRequest,
} from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { changeSearch, countSearches, findSame, insertSearch } from './saved-search.repository.ts';
import type { SavedSearchDependencies } from './saved-search.service.ts';
import { canonicalQuery } from './search-query.ts';

/** Saves a search; see `SavedSearchService.save`. */
export async function save(
  { db, kinds, mayMail, wakeTaskRunner }: SavedSearchDependencies,
  { kind, query, frequency, email: given }: SaveSearchRequest,
  user: User | null,
  call: IdempotentRequest | null,
): Promise<SaveSearchAnswer> {
  const email = user?.email ?? given;
  if (!email) {
    const fields = { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' };
    throw new Problem('form.invalid', { fields });
  }
  const params = canonicalQuery(kinds[kind], query);
  const title = (await kinds[kind].title(params)).slice(0, limits.titleMax);
  if (!user && !(await mayMail(email))) return { confirm: true };
  const wish = { email, kind, query: params.toString() };
  await db.transaction((tx) =>
    withIdempotency(tx, call, async () => {
      const same = await findSame(tx, wish);
      if (!same && (await countSearches(tx, email)) >= limits.perAddress) {
        if (user) throw new Problem('record.state');
        return {};
      }
      const running = same?.state === 'active' || same?.state === 'paused';
      const now = new Date();
      const change = {
        frequency,
        state: user ? ('active' as const) : running ? same.state : ('unconfirmed' as const),
        ...(running ? {} : { seenUntil: now, dueAt: now }),
        ...(user && { userId: user.id, confirmedAt: same?.confirmedAt ?? now }),
      };
      // A guest cannot change an active search here; that requires the link of a mail.
      if (same && (user || !running)) await changeSearch(tx, same.id, change);
      const id = same?.id ?? (await insertSearch(tx, { ...wish, title, ...change }));
      if (!user) {
        await enqueueTask(tx, { kind: 'mail.saved-search-confirm', payload: { searchId: id } });
      }
      return { searchId: id };
    }),
  );
  wakeTaskRunner();
  return { confirm: !user };
}
