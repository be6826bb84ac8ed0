import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createAdModerationKind } from '#modules/ads/writing/ad-moderation-kind.ts';
import { findAdById } from '#modules/ads/writing/own-ad.repository.ts';
import { publishAd } from '#modules/ads/writing/review-ad.ts';
import { createJobModerationKind } from '#modules/job-board/placing/job-moderation-kind.ts';
import { requireLockedJob, publishJob } from '#modules/job-board/placing/review-job.ts';
import type { StoredCase } from '#modules/moderation/moderation-kind.ts';
import { createIdSigner } from '#secrets/signed-id.ts';
import { placeAd } from '#testing/ads.ts';
import { createAccountPageCalls, signInNewUser } from '#testing/blocked-accounts.ts';
import { insertGuestJob } from '#testing/job-postings.ts';
import { signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staffPage: ReturnType<typeof createAccountPageCalls>;
beforeAll(async () => {
  api = await startTestApi();
  staffPage = createAccountPageCalls(api, await signInModerator(api));
});
afterAll(() => api?.end());

const getDb = () => api.database.drizzle;
const dependencies = { signedIds: createIdSigner(['only-for-tests']), getEmail: async () => null };
const createCase = (subjectId: string) => ({ subjectId }) as StoredCase;

/** Creates a user with an active ad and an active job posting. */
async function createSeller() {
  const person = await signInNewUser(api);
  const { number } = await placeAd(api, person.cookie);
  const { rows } = await api.database.pool.query<{ id: string }>(
    'SELECT id FROM ads WHERE number = $1',
    [number],
  );
  const job = await insertGuestJob(getDb(), person.email);
  return { ...person, ad: rows[0]?.id ?? '', adNumber: number, job: job.id, jobNumber: job.number };
}
type Seller = Awaited<ReturnType<typeof createSeller>>;

async function readStates({ ad, job }: Seller) {
  return [(await findAdById(getDb(), ad))?.state, (await requireLockedJob(getDb(), job)).state];
}
const readPublicStatuses = async ({ adNumber, jobNumber }: Seller) => [
  (await api.sendRequest({ url: `/api/kleinanzeigen/ads/${adNumber}` })).statusCode,
  (await api.sendRequest({ url: `/api/jobs/${jobNumber}` })).statusCode,
];

describe('active entries of a blocked account', () => {
  test('are hidden, and restored when the block ends', async () => {
    const person = await createSeller();
    expect(await readPublicStatuses(person)).toEqual([200, 200]);
    await staffPage.block(person.id);
    expect(await readStates(person)).toEqual(['blocked', 'blocked']);
    expect(await readPublicStatuses(person)).toEqual([410, 410]);
    await staffPage.unblock(person.id);
    expect(await readStates(person)).toEqual(['active', 'active']);
    expect(await readPublicStatuses(person)).toEqual([200, 200]);
  });

  test('keep the state reserved, and stay hidden if they expired meanwhile', async () => {
    const [reservedSeller, expiredSeller] = [await createSeller(), await createSeller()];
    const { pool } = api.database;
    await pool.query(`UPDATE ads SET state = 'reserved' WHERE id = $1`, [reservedSeller.ad]);
    await staffPage.block(reservedSeller.id);
    await staffPage.block(expiredSeller.id);
    await pool.query(`UPDATE ads SET expires_at = now() WHERE id = $1`, [expiredSeller.ad]);
    await staffPage.unblock(reservedSeller.id);
    await staffPage.unblock(expiredSeller.id);
    expect((await readStates(reservedSeller))[0]).toBe('reserved');
    expect((await readStates(expiredSeller))[0]).toBe('expired');
  });

  test('inactive entries and those of others stay unchanged', async () => {
    const [blockedSeller, otherSeller] = [await createSeller(), await createSeller()];
    const { pool } = api.database;
    await pool.query(`UPDATE ads SET state = 'paused' WHERE id = $1`, [blockedSeller.ad]);
    await pool.query(`UPDATE job_postings SET state = 'filled' WHERE id = $1`, [blockedSeller.job]);
    await staffPage.block(blockedSeller.id);
    expect(await readStates(blockedSeller)).toEqual(['paused', 'filled']);
    expect(await readStates(otherSeller)).toEqual(['active', 'active']);
    await staffPage.unblock(blockedSeller.id);
    expect(await readStates(blockedSeller)).toEqual(['paused', 'filled']);
  });
});

describe('moderation during a block', () => {
  test('can remove an entry for good', async () => {
    const person = await createSeller();
    await staffPage.block(person.id);
    await getDb().transaction(async (tx) => {
      expect(await createAdModerationKind(dependencies).block(tx, person.ad)).not.toBeNull();
      expect(await createJobModerationKind(dependencies).block(tx, person.job)).not.toBeNull();
    });
    await staffPage.unblock(person.id);
    expect(await readStates(person)).toEqual(['blocked', 'blocked']);
  });

  test('deletes nothing by denying an appeal against an earlier decision', async () => {
    const person = await createSeller();
    await staffPage.block(person.id);
    await getDb().transaction(async (tx) => {
      await createAdModerationKind(dependencies).denyAppeal(tx, createCase(person.ad));
      await createJobModerationKind(dependencies).denyAppeal(tx, createCase(person.job));
    });
    await staffPage.unblock(person.id);
    expect(await readStates(person)).toEqual(['active', 'active']);
  });

  test('publishes an approved entry once the block ends', async () => {
    const person = await createSeller();
    const { pool } = api.database;
    await pool.query(`UPDATE ads SET state = 'review' WHERE id = $1`, [person.ad]);
    await pool.query(`UPDATE job_postings SET state = 'review' WHERE id = $1`, [person.job]);
    await staffPage.block(person.id);
    await getDb().transaction(async (tx) => {
      const ad = await findAdById(tx, person.ad, true);
      expect(ad && (await publishAd(tx, ad, 'approve'))).toBe('blocked');
      await publishJob(tx, await requireLockedJob(tx, person.job));
    });
    expect(await readPublicStatuses(person)).toEqual([410, 410]);
    await staffPage.unblock(person.id);
    expect(await readStates(person)).toEqual(['active', 'active']);
  });
});
