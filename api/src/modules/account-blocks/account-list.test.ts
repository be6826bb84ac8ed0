import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { DeskAccount } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import { staffRoles } from '@gruenland/shared-contracts/staff.ts';

import { addDays, berlinDay } from '#berlin-day.ts';
import { placeAd } from '#testing/ads.ts';
import { accountDesk, blockReason, knownPerson, tomorrow } from '#testing/blocked-accounts.ts';
import { insertJob } from '#testing/job-postings.ts';
import { allJobsDone } from '#testing/tasks-done.ts';
import { newEmail, newPerson, sessionOf, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { accountBlockData } from './account-block-data.ts';

let api: TestApi;
let desk: ReturnType<typeof accountDesk>;
let staffId = '';
beforeAll(async () => {
  api = await startTestApi();
  const cookie = await signInModerator(api);
  staffId = (await sessionOf(api, cookie)).user?.id ?? '';
  desk = accountDesk(api, cookie);
});
afterAll(() => api?.end());

const read = async (id: string) => (await desk.call(`/${id}`)).json<DeskAccount>();
/** What the audit log says about an account, and about its desk. */
async function noted(subject: string): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ action: string; actor: string }>(
    'SELECT action, actor FROM audit_log WHERE subject = $1 ORDER BY id',
    [`user:${subject}`],
  );
  return rows.filter(({ actor }) => actor === staffId).map(({ action }) => action);
}
const subjects = (email: string) =>
  api.mails.to(email).filter(({ text }) => /gesperrt|Sperre/u.test(text));

describe('an account', () => {
  test('is found by its exact address alone, and each look is written down', async () => {
    const { email, cookie, id } = await knownPerson(api);
    await placeAd(api, cookie);
    await insertJob(api.database.drizzle, email);
    const found = await desk.call('/suchen', { email: ` ${email.toUpperCase()}` });
    expect(found.json()).toEqual({ id });
    expect(await read(id)).toMatchObject({
      email,
      displayName: 'Anna Acker',
      accountType: 'private',
      staff: false,
      unconfirmed: false,
      trader: null,
      entries: [
        { kind: 'ad', state: 'active', count: 1 },
        { kind: 'job', state: 'aktiv', count: 1 },
      ],
      block: null,
    });
    expect(await noted(id)).toEqual(['desk.account-searched', 'desk.account-read']);
    const part = await desk.call('/suchen', { email: email.slice(1) });
    expect(part.statusCode).toBe(404);
    expect(await noted('unknown')).toEqual(['desk.account-searched']);
  });

  test('of a trader says what they tell of themselves', async () => {
    const { id } = await knownPerson(api);
    await api.database.pool.query(
      `UPDATE users SET account_type = 'trader', company = 'Landtechnik', vat_id = 'DE1' WHERE id = $1`,
      [id],
    );
    expect((await read(id)).trader).toEqual({
      company: 'Landtechnik',
      legalName: null,
      vatId: 'DE1',
      registerNo: null,
      imprint: null,
    });
  });
});

describe('a block', () => {
  test('is shown with its last day and told by mail with the reason and the way to object', async () => {
    const { email, id } = await knownPerson(api);
    expect((await desk.block(id, { until: tomorrow() })).json()).toEqual({ done: true });
    const { block } = await read(id);
    expect(block).toMatchObject({ until: tomorrow(), reason: blockReason });
    expect(Date.now() - Date.parse(block?.since ?? '')).toBeLessThan(60_000);
    await allJobsDone(api);
    const [mail, ...others] = subjects(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(blockReason);
    expect(mail?.text).toContain('bis einschließlich');
    expect(mail?.text).toContain('/_forms/kontakt');
    expect(await noted(id)).toContain('account.blocked');
  });

  test('said again changes reason and end; the same once more changes nothing and tells nobody', async () => {
    const { email, id } = await knownPerson(api);
    const same = { until: tomorrow() };
    await Promise.all([desk.block(id, same), desk.block(id, same)]);
    const { block: first } = await read(id);
    const reason = 'Auch die vierte Ware gab es nicht.';
    await desk.block(id, { reason });
    expect((await read(id)).block).toEqual({ since: first?.since, until: null, reason });
    await allJobsDone(api);
    expect(subjects(email).length).toBeLessThanOrEqual(2);
    expect((await noted(id)).filter((action) => action.startsWith('account.block'))).toEqual([
      'account.blocked',
      'account.block-changed',
    ]);
  });

  test('ended once more is ended all the same, and told once', async () => {
    const { email, id } = await knownPerson(api);
    await desk.block(id);
    await allJobsDone(api);
    for (let time = 0; time < 2; time += 1) expect((await desk.unblock(id)).statusCode).toBe(200);
    await allJobsDone(api);
    expect((await read(id)).block).toBeNull();
    expect(subjects(email).filter(({ text }) => text.includes('beendet'))).toHaveLength(1);
    expect((await noted(id)).filter((action) => action === 'account.unblocked')).toHaveLength(1);
  });

  test.each([
    ['reason', { reason: 'Betrug!!!' }],
    ['reason', { reason: 'x'.repeat(501) }],
    ['until', { until: berlinDay(new Date()) }],
    ['until', { until: addDays(berlinDay(new Date()), -1) }],
    ['until', { until: 'bald' }],
    ['confirmed', { confirmed: false }],
  ])('is refused for its %s: %j', async (field, own) => {
    const { id } = await knownPerson(api);
    const answer = await desk.block(id, own);
    expect(answer.json().fields).toHaveProperty([field]);
    expect((await read(id)).block).toBeNull();
  });

  test.each(staffRoles)('never meets somebody of the house (%s)', async (role) => {
    const { email, id } = await knownPerson(api);
    await api.database.pool.query(`UPDATE users SET roles = ARRAY['user', $2] WHERE id = $1`, [
      id,
      role,
    ]);
    const answer = await desk.block(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'account.staff']);
    expect(await read(id)).toMatchObject({ email, staff: true, block: null });
  });

  test('stands in the copy of one’s data', async () => {
    const { email, id } = await knownPerson(api);
    const data = accountBlockData(api.database.drizzle);
    expect(await data.export({ id, email })).toBeNull();
    await desk.block(id, { until: tomorrow() });
    expect(await data.export({ id, email })).toMatchObject({
      bisEinschliesslich: tomorrow(),
      grund: blockReason,
    });
  });
});

test('readers and the other desks get nothing of it', async () => {
  const { id } = await knownPerson(api);
  const reader = accountDesk(api, await signIn(api, await newPerson(api, newEmail('leserin'))));
  for (const answer of [
    await reader.block(id),
    await reader.unblock(id),
    await reader.call(`/${id}`),
  ])
    expect(answer.statusCode).toBe(403);
  expect((await read(id)).block).toBeNull();
});
