import { savedSearchLimits as limits } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type {
  SaveSearchAnswer,
  SaveSearchRequest,
} from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { changeSearch, countOf, findSame, insertSearch } from './saved-search.repository.ts';
import type { SavedSearchParts } from './saved-search.service.ts';
import { canonicalQuery } from './search-words.ts';

/** Begins to watch a list; see `SavedSearchService.save`. */
export async function save(
  { db, kinds, mayMail, wakeJobs }: SavedSearchParts,
  { kind, query, frequency, email: given }: SaveSearchRequest,
  user: User | null,
  call: CreatingCall | null,
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
    once(tx, call, async () => {
      const same = await findSame(tx, wish);
      if (!same && (await countOf(tx, email)) >= limits.perAddress) {
        if (user) throw new Problem('record.state');
        return {};
      }
      const running = same?.state === 'aktiv' || same?.state === 'pausiert';
      const now = new Date();
      const change = {
        frequency,
        state: user ? ('aktiv' as const) : running ? same.state : ('wartet' as const),
        ...(running ? {} : { seenUntil: now, dueAt: now }),
        ...(user && { userId: user.id, confirmedAt: same?.confirmedAt ?? now }),
      };
      // A guest changes nothing of what runs already: that takes the link of a mail.
      if (same && (user || !running)) await changeSearch(tx, same.id, change);
      const id = same?.id ?? (await insertSearch(tx, { ...wish, title, ...change }));
      if (!user) {
        await enqueue(tx, { kind: 'mail.saved-search-confirm', payload: { searchId: id } });
      }
      return { searchId: id };
    }),
  );
  wakeJobs();
  return { confirm: !user };
}
