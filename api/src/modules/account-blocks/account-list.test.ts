import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { AccountDetail } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import { staffRoles } from '@gruenland/shared-contracts/staff.ts';

import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { placeAd } from '#testing/ads.ts';
import {
  createAccountPageCalls,
  blockReason,
  signInNewUser,
  getTomorrow,
} from '#testing/blocked-accounts.ts';
import { insertGuestJob } from '#testing/job-postings.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import {
  createEmail,
  registerPerson,
  getSession,
  signIn,
  signInModerator,
} from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { createAccountBlockPersonalData } from './account-block-data.ts';

let api: TestApi;
let staffPage: ReturnType<typeof createAccountPageCalls>;
let staffId = '';
beforeAll(async () => {
  api = await startTestApi();
  const cookie = await signInModerator(api);
  staffId = (await getSession(api, cookie)).user?.id ?? '';
  staffPage = createAccountPageCalls(api, cookie);
});
afterAll(() => api?.end());

const readAccount = async (id: string) => (await staffPage.call(`/${id}`)).json<AccountDetail>();
/** Reads the actions that the audit log contains for an account. */
async function readAuditActions(userId: string): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ action: string; actor: string }>(
    'SELECT action, actor FROM audit_log WHERE subject = $1 ORDER BY id',
    [`user:${userId}`],
  );
  return rows.filter(({ actor }) => actor === staffId).map(({ action }) => action);
}
const findBlockMails = (email: string) =>
  api.mails.to(email).filter(({ text }) => /gesperrt|Sperre/u.test(text));

describe('reading an account', () => {
  test('finds an exact address only and records each access', async () => {
    const { email, cookie, id } = await signInNewUser(api);
    await placeAd(api, cookie);
    await insertGuestJob(api.database.drizzle, email);
    const searchResponse = await staffPage.call('/search', { email: ` ${email.toUpperCase()}` });
    expect(searchResponse.json()).toEqual({ id });
    expect(await readAccount(id)).toMatchObject({
      email,
      displayName: 'Anna Acker',
      accountType: 'private',
      staff: false,
      unconfirmed: false,
      trader: null,
      entries: [
        { kind: 'ad', state: 'active', count: 1 },
        { kind: 'job', state: 'active', count: 1 },
      ],
      block: null,
    });
    expect(await readAuditActions(id)).toEqual(['staff.account-searched', 'staff.account-read']);
    const partialEmailResponse = await staffPage.call('/search', { email: email.slice(1) });
    expect(partialEmailResponse.statusCode).toBe(404);
    expect(await readAuditActions('unknown')).toEqual(['staff.account-searched']);
  });

  test('shows the details of a trader', async () => {
    const { id } = await signInNewUser(api);
    await api.database.pool.query(
      `UPDATE users SET account_type = 'trader', company = 'Landtechnik', vat_id = 'DE1' WHERE id = $1`,
      [id],
    );
    expect((await readAccount(id)).trader).toEqual({
      company: 'Landtechnik',
      legalName: null,
      vatId: 'DE1',
      registerNo: null,
      imprint: null,
    });
  });
});

describe('blocking an account', () => {
  test('shows the last day, and mails reason and ways to appeal', async () => {
    const { email, id } = await signInNewUser(api);
    expect((await staffPage.block(id, { until: getTomorrow() })).json()).toEqual({ done: true });
    const { block } = await readAccount(id);
    expect(block).toMatchObject({ until: getTomorrow(), reason: blockReason });
    expect(Date.now() - Date.parse(block?.since ?? '')).toBeLessThan(60_000);
    await waitForTasks(api);
    const [mail, ...otherMails] = findBlockMails(email);
    expect(otherMails).toEqual([]);
    expect(mail?.text).toContain(blockReason);
    expect(mail?.text).toContain('bis einschließlich');
    expect(mail?.text).toContain('/_forms/kontakt');
    expect(await readAuditActions(id)).toContain('account.blocked');
  });

  test('a second block updates reason and end; an identical one changes nothing and sends no mail', async () => {
    const { email, id } = await signInNewUser(api);
    const blockRequest = { until: getTomorrow() };
    await Promise.all([staffPage.block(id, blockRequest), staffPage.block(id, blockRequest)]);
    const { block: firstBlock } = await readAccount(id);
    const reason = 'Auch die vierte Ware gab es nicht.';
    await staffPage.block(id, { reason });
    expect((await readAccount(id)).block).toEqual({
      since: firstBlock?.since,
      until: null,
      reason,
    });
    await waitForTasks(api);
    expect(findBlockMails(email).length).toBeLessThanOrEqual(2);
    expect(
      (await readAuditActions(id)).filter((action) => action.startsWith('account.block')),
    ).toEqual(['account.blocked', 'account.block-changed']);
  });

  test('a second unblock changes nothing and sends no mail', async () => {
    const { email, id } = await signInNewUser(api);
    await staffPage.block(id);
    await waitForTasks(api);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await staffPage.unblock(id)).statusCode).toBe(200);
    await waitForTasks(api);
    expect((await readAccount(id)).block).toBeNull();
    expect(findBlockMails(email).filter(({ text }) => text.includes('beendet'))).toHaveLength(1);
    expect(
      (await readAuditActions(id)).filter((action) => action === 'account.unblocked'),
    ).toHaveLength(1);
  });

  test.each([
    ['reason', { reason: 'Betrug!!!' }],
    ['reason', { reason: 'x'.repeat(501) }],
    ['until', { until: getBerlinDay(new Date()) }],
    ['until', { until: addDays(getBerlinDay(new Date()), -1) }],
    ['until', { until: 'bald' }],
    ['confirmed', { confirmed: false }],
  ])('rejects an invalid %s: %j', async (field, invalidFields) => {
    const { id } = await signInNewUser(api);
    const response = await staffPage.block(id, invalidFields);
    expect(response.json().fields).toHaveProperty([field]);
    expect((await readAccount(id)).block).toBeNull();
  });

  test.each(staffRoles)('rejects staff accounts (%s)', async (role) => {
    const { email, id } = await signInNewUser(api);
    await api.database.pool.query(`UPDATE users SET roles = ARRAY['user', $2] WHERE id = $1`, [
      id,
      role,
    ]);
    const response = await staffPage.block(id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'account.is-staff']);
    expect(await readAccount(id)).toMatchObject({ email, staff: true, block: null });
  });

  test('the block is part of the data export', async () => {
    const { email, id } = await signInNewUser(api);
    const data = createAccountBlockPersonalData(api.database.drizzle);
    expect(await data.export({ id, email })).toBeNull();
    await staffPage.block(id, { until: getTomorrow() });
    expect(await data.export({ id, email })).toMatchObject({
      bisEinschliesslich: getTomorrow(),
      grund: blockReason,
    });
  });
});

test('readers and other staff roles have no access', async () => {
  const { id } = await signInNewUser(api);
  const readerCalls = createAccountPageCalls(
    api,
    await signIn(api, await registerPerson(api, createEmail('leserin'))),
  );
  for (const response of [
    await readerCalls.block(id),
    await readerCalls.unblock(id),
    await readerCalls.call(`/${id}`),
  ])
    expect(response.statusCode).toBe(403);
  expect((await readAccount(id)).block).toBeNull();
});
