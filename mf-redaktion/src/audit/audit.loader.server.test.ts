import { openPage } from '#testing/open-page.ts';
import { findPerson, loadAudit } from './audit.loader.server.ts';

const readRequestedQuery = async (query: string) => {
  const { context, calls } = openPage({ query });
  await loadAudit(context);
  const auditCall = calls.find(([apiCall]) => apiCall.includes('audit-log'))?.[0] ?? '';
  return Object.fromEntries(new URLSearchParams(auditCall.split('?')[1]));
};

test('passes filter and page on to the api', async () => {
  const person = '01KABCDEFGHJKMNPQRSTVWXYZ0';
  const query = `person=${person}&vorgang=staff.bank-read&von=2026-01-01&seite=3`;
  expect(await readRequestedQuery(query)).toEqual({
    person,
    vorgang: 'staff.bank-read',
    von: '2026-01-01',
    seite: '3',
  });
});

test.each(['von=gestern', 'person=<script>', 'bis=2026-13-45x'])(
  'ignores the invalid filter „%s“',
  async (query) => {
    const requestedQuery = await readRequestedQuery(`${query}&seite=-1`);
    expect(Object.keys(requestedQuery).filter((name) => name !== 'seite')).toEqual([]);
    expect(requestedQuery['seite'] ?? '1').toBe('1');
  },
);

test('finds a person by e-mail address and keeps the address out of the URL', async () => {
  const path = '/api/staff/audit-log/person';
  const { context, calls } = openPage({
    form: { email: ' h@hof.example ' },
    answers: { [path]: { body: { id: '01KABCDEFGHJKMNPQRSTVWXYZ0' } } },
  });
  const result = await findPerson(context);
  expect(result).toMatchObject({ to: expect.stringContaining('01KABCDEFGHJKMNPQRSTVWXYZ0') });
  expect(JSON.stringify(result)).not.toContain('hof.example');
  expect(calls).toEqual([[`POST ${path}`, { email: 'h@hof.example' }]]);
});
