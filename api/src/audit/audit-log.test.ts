import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import type { AuditLogPage } from '@gruenland/shared-contracts/api/staff-audit-log.ts';

import { createEmail, registerPerson, getSession, signIn, signInStaff } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { recordAudit } from './audit.ts';
import type { AuditEntry } from './audit.ts';

const rootPath = '/api/staff/audit-log';
let api: TestApi;
let adminCookie = '';
let adminId = '';
let reader: { id: string; email: string };
beforeAll(async () => {
  api = await startTestApi();
  adminCookie = await signInStaff(api, 'admin');
  adminId = (await getSession(api, adminCookie)).user?.id ?? '';
  const email = await registerPerson(api, createEmail('leserin'));
  reader = { email, id: (await getSession(api, await signIn(api, email))).user?.id ?? '' };
  const addAuditEntry = (
    action: string,
    actor: string | null,
    subject: string,
    details?: AuditEntry['details'],
  ) => recordAudit(api.database.drizzle, { action, actor, subject, ...(details && { details }) });
  await addAuditEntry('staff.bank-read', adminId, 'print-subscription:A1');
  await addAuditEntry('account.password-changed', reader.id, `user:${reader.id}`);
  await addAuditEntry('form.exported', adminId, 'form:umfrage', {
    rows: 3,
    fields: ['name', 'ort'],
  });
  await addAuditEntry('staff.role-granted', 'command:staff', `user:${reader.id}`, {
    role: 'moderator',
  });
  // The first audit entry is at 23:30 German time, the second at 00:30 on the next day.
  for (const [subject, time] of [
    ['tag:vor', '2026-03-01T22:30:00Z'],
    ['tag:nach', '2026-03-01T23:30:00Z'],
  ] as const) {
    await addAuditEntry('test.day', null, subject);
    await api.database.drizzle.execute(
      sql`UPDATE audit_log SET at = ${time}::timestamptz WHERE subject = ${subject}`,
    );
  }
});
afterAll(async () => api?.end());

const requestAuditLog = (url: string, cookie = adminCookie) =>
  api.sendRequest({ url: rootPath + url, headers: { cookie } });
const readAuditLines = async (query: string) => {
  const logResponse = await requestAuditLog(query);
  return logResponse
    .json<AuditLogPage>()
    .lines.map(({ action, subject }) => `${action} ${subject}`);
};

describe('the audit log', () => {
  test('is readable for administrators only', async () => {
    for (const role of ['moderator', 'customer-service', 'editor', 'operator'] as const) {
      const cookie = await signInStaff(api, role);
      expect([role, (await requestAuditLog('', cookie)).statusCode]).toEqual([role, 403]);
      expect((await requestAuditLog('/table.csv', cookie)).statusCode).toBe(403);
    }
    expect((await requestAuditLog('', '')).statusCode).toBe(401);
  });

  test('shows actions with names, the newest first', async () => {
    const page = (await requestAuditLog('?vorgang=form.exported')).json<AuditLogPage>();
    expect(page).toMatchObject({ page: 1, pages: 1, more: false, person: null });
    expect(page.lines).toMatchObject([
      {
        action: 'form.exported',
        actor: adminId,
        by: 'Anna Acker',
        subject: 'form:umfrage',
        details: ['rows: 3', 'fields: name, ort'],
      },
    ]);
    const times = (await requestAuditLog('')).json<AuditLogPage>().lines.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('filters by person: actions by them and about them', async () => {
    const { id } = (
      await api.post(`${rootPath}/person`, { email: reader.email }, { cookie: adminCookie })
    ).json<{
      id: string;
    }>();
    expect(id).toBe(reader.id);
    const foundLines = await readAuditLines(`?person=${id}`);
    expect(foundLines).toContain(`account.password-changed user:${id}`);
    expect(foundLines).toContain(`staff.role-granted user:${id}`);
    expect(foundLines).not.toContain('staff.bank-read print-subscription:A1');
    expect((await requestAuditLog(`?person=${id}`)).json<AuditLogPage>().person).toBe('Anna Acker');
    expect(await readAuditLines('?person=command:staff')).toEqual([
      `staff.role-granted user:${id}`,
    ]);
    const unknownPersonResponse = await api.post(
      `${rootPath}/person`,
      { email: createEmail() },
      { cookie: adminCookie },
    );
    expect(unknownPersonResponse.statusCode).toBe(404);
  });

  test('filters by subject and by German calendar days', async () => {
    expect(await readAuditLines('?sache=print-subscription:A1')).toEqual([
      'staff.bank-read print-subscription:A1',
    ]);
    expect(await readAuditLines('?vorgang=test.day&von=2026-03-01&bis=2026-03-01')).toEqual([
      'test.day tag:vor',
    ]);
    expect(await readAuditLines('?vorgang=test.day&von=02.03.2026&bis=')).toEqual([
      'test.day tag:nach',
    ]);
    expect((await requestAuditLog('?von=morgen')).statusCode).toBe(400);
    expect((await requestAuditLog("?sache=x' OR 1=1")).statusCode).toBe(400);
  });

  test('returns each line once over all pages', async () => {
    const rowIndexes = Array.from({ length: 120 }, (_, index) => index);
    await Promise.all(
      rowIndexes.map((index) =>
        recordAudit(api.database.drizzle, {
          action: 'test.many',
          actor: null,
          subject: `viel:${index}`,
        }),
      ),
    );
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(await readAuditLines(`?vorgang=test.many&seite=${page}`));
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flat()).size).toBe(120);
    expect(
      (await requestAuditLog('?vorgang=test.many&seite=9')).json<AuditLogPage>(),
    ).toMatchObject({
      page: 3,
      pages: 3,
    });
  });

  test('exports CSV and records the export', async () => {
    const response = await requestAuditLog('/table.csv?vorgang=staff.bank-read');
    expect(response.headers['content-disposition']).toContain('protokoll.csv');
    expect(response.body).toContain(`"staff.bank-read";"${adminId}";"Anna Acker"`);
    expect(await readAuditLines(`?person=${adminId}&vorgang=audit.exported`)).toEqual([
      'audit.exported audit:export',
    ]);
  });
});
