import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { adKind } from '#modules/ads/writing/ad-kind.ts';
import { findAdById } from '#modules/ads/writing/own-ad.repository.ts';
import { publish } from '#modules/ads/writing/review-ad.ts';
import { jobKind } from '#modules/job-board/placing/job-kind.ts';
import { lockedJob, publishJob } from '#modules/job-board/placing/review-job.ts';
import type { StoredCase } from '#modules/moderation/moderation-kind.ts';
import { createSignedIds } from '#secrets/signed-id.ts';
import { placeAd } from '#testing/ads.ts';
import { accountDesk, knownPerson } from '#testing/blocked-accounts.ts';
import { insertJob } from '#testing/job-postings.ts';
import { signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let desk: ReturnType<typeof accountDesk>;
beforeAll(async () => {
  api = await startTestApi();
  desk = accountDesk(api, await signInModerator(api));
});
afterAll(() => api?.end());

const db = () => api.database.drizzle;
const parts = { signedIds: createSignedIds(['only-for-tests']), emailOf: async () => null };
const about = (subjectId: string) => ({ subjectId }) as StoredCase;

/** Somebody with a running ad and a running Stelle. */
async function seller() {
  const person = await knownPerson(api);
  const { number } = await placeAd(api, person.cookie);
  const { rows } = await api.database.pool.query<{ id: string }>(
    'SELECT id FROM kleinanzeigen WHERE number = $1',
    [number],
  );
  const job = await insertJob(db(), person.email);
  return { ...person, ad: rows[0]?.id ?? '', adNumber: number, job: job.id, jobNumber: job.number };
}
type Seller = Awaited<ReturnType<typeof seller>>;

async function states({ ad, job }: Seller) {
  return [(await findAdById(db(), ad))?.state, (await lockedJob(db(), job)).state];
}
const shown = async ({ adNumber, jobNumber }: Seller) => [
  (await api.ask({ url: `/api/kleinanzeigen/ads/${adNumber}` })).statusCode,
  (await api.ask({ url: `/api/jobs/${jobNumber}` })).statusCode,
];

describe('what runs of a blocked account', () => {
  test('is shown to nobody, and back when the block ends', async () => {
    const person = await seller();
    expect(await shown(person)).toEqual([200, 200]);
    await desk.block(person.id);
    expect(await states(person)).toEqual(['blocked', 'gesperrt']);
    expect(await shown(person)).toEqual([410, 410]);
    await desk.unblock(person.id);
    expect(await states(person)).toEqual(['active', 'aktiv']);
    expect(await shown(person)).toEqual([200, 200]);
  });

  test('comes back reserved where it was, and not at all where its time is over', async () => {
    const [reserved, over] = [await seller(), await seller()];
    const { pool } = api.database;
    await pool.query(`UPDATE kleinanzeigen SET state = 'reserved' WHERE id = $1`, [reserved.ad]);
    await desk.block(reserved.id);
    await desk.block(over.id);
    await pool.query(`UPDATE kleinanzeigen SET expires_at = now() WHERE id = $1`, [over.ad]);
    await desk.unblock(reserved.id);
    await desk.unblock(over.id);
    expect((await states(reserved))[0]).toBe('reserved');
    expect((await states(over))[0]).toBe('expired');
  });

  test('of others stays, and so does what did not run', async () => {
    const [person, other] = [await seller(), await seller()];
    const { pool } = api.database;
    await pool.query(`UPDATE kleinanzeigen SET state = 'paused' WHERE id = $1`, [person.ad]);
    await pool.query(`UPDATE job_postings SET state = 'besetzt' WHERE id = $1`, [person.job]);
    await desk.block(person.id);
    expect(await states(person)).toEqual(['paused', 'besetzt']);
    expect(await states(other)).toEqual(['active', 'aktiv']);
    await desk.unblock(person.id);
    expect(await states(person)).toEqual(['paused', 'besetzt']);
  });
});

describe('the desk of the moderation meanwhile', () => {
  test('takes an entry away for good', async () => {
    const person = await seller();
    await desk.block(person.id);
    await db().transaction(async (tx) => {
      expect(await adKind(parts).block(tx, person.ad)).not.toBeNull();
      expect(await jobKind(parts).block(tx, person.job)).not.toBeNull();
    });
    await desk.unblock(person.id);
    expect(await states(person)).toEqual(['blocked', 'gesperrt']);
  });

  test('deletes nothing by refusing an objection to an earlier decision', async () => {
    const person = await seller();
    await desk.block(person.id);
    await db().transaction(async (tx) => {
      await adKind(parts).denyAppeal(tx, about(person.ad));
      await jobKind(parts).denyAppeal(tx, about(person.job));
    });
    await desk.unblock(person.id);
    expect(await states(person)).toEqual(['active', 'aktiv']);
  });

  test('lets something through that is shown once the block is over', async () => {
    const person = await seller();
    const { pool } = api.database;
    await pool.query(`UPDATE kleinanzeigen SET state = 'review' WHERE id = $1`, [person.ad]);
    await pool.query(`UPDATE job_postings SET state = 'pruefung' WHERE id = $1`, [person.job]);
    await desk.block(person.id);
    await db().transaction(async (tx) => {
      const ad = await findAdById(tx, person.ad, true);
      expect(ad && (await publish(tx, ad, 'approve'))).toBe('blocked');
      await publishJob(tx, await lockedJob(tx, person.job));
    });
    expect(await shown(person)).toEqual([410, 410]);
    await desk.unblock(person.id);
    expect(await states(person)).toEqual(['active', 'aktiv']);
  });
});
