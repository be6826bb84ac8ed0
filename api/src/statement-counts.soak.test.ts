import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { accessList } from '#testing/access-list.ts';
import type { AccessRule } from '#testing/access-rule.ts';
import { createEmail, registerPerson, signIn, signInStaff } from '#testing/people.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { fillStaffPages } from '#testing/staff-pages/fill-staff-pages.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { fillVolume } from '#testing/volume/fill-volume.ts';
import { createVolumeSize } from '#testing/volume/volume-size.ts';
import type { VolumeSize } from '#testing/volume/volume-size.ts';

const FEW_ROWS = 2;
const MANY_ROWS = 12;

/** SQL for the values of path parameters, by the beginning of the paths. */
const PARAMETER_SQL: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/kleinanzeigen\/(?:ads|own)\//u, "select number from ads where state = 'active'"],
  [/^\/api\/(?:events|veranstaltungen)\//u, 'select id from events'],
  [/^\/api\/jobs\/\{/u, "select number from job_postings where state = 'active'"],
  [/^\/api\/account\/jobs\//u, 'select id from job_postings'],
  [/^\/api\/conversations\//u, "select id from conversations where state = 'open'"],
  [/^\/api\/moderation\/cases\//u, 'select id from moderation_cases'],
  [/^\/api\/staff\/service-requests\//u, 'select id from print_subscriptions'],
  [/^\/api\/staff\/contracts\//u, 'select id from contract_declarations'],
];

/** Query parameters, by path. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/places': '?q=Kempten',
  '/api/kleinanzeigen/categories/suggestions': '?titel=Fendt+Schlepper',
  '/api/staff/newsletter/subscribers.csv': '?liste=wochenblatt',
  '/api/saved-searches/preview': '?art=ads',
  '/api/staff/forms/answers': '?form=form-1',
  '/api/staff/forms/answers.csv': '?form=form-1',
};

interface Site {
  readonly api: TestApi;
  /** Session cookies of the reader who owns all rows, and of an administrator. */
  readonly cookies: { readonly reader: string; readonly admin: string };
}

let fewRows: Site;
let manyRows: Site;
beforeAll(async () => {
  fewRows = await startSite(FEW_ROWS);
  manyRows = await startSite(MANY_ROWS);
}, 240_000);
afterAll(async () => {
  await fewRows?.api.end();
  await manyRows?.api.end();
});

/** Starts an api with `rowCount` rows of each kind. All rows that have an owner belong to one reader. */
async function startSite(rowCount: number): Promise<Site> {
  const api = await startTestApi();
  const email = await registerPerson(api, createEmail());
  const cookies = { reader: await signIn(api, email), admin: await signInStaff(api, 'admin') };
  const kinds = Object.keys(createVolumeSize(1));
  const size = Object.fromEntries(kinds.map((kind) => [kind, rowCount])) as unknown as VolumeSize;
  // With one account, all rows have the same owner.
  await fillVolume(api.database, { ...size, users: 1, tasks: 1 }, () => undefined);
  await fillStaffPages(api.database, rowCount);
  for (const statement of [
    'update moderation_cases set state = $$open$$, decided_at = null',
    "update saved_searches set frequency = 'daily', due_at = now() + interval '1 hour'",
    "update job_applications set state = 'received', ended_at = null",
    "update event_registrations set state = 'confirmed'",
    "update conversations set state = 'open'",
  ])
    await api.database.pool.query(statement);
  await giveRowsTo(api, email);
  return { api, cookies };
}

/** Makes the reader the owner of all rows. */
async function giveRowsTo({ database: { pool } }: TestApi, email: string): Promise<void> {
  const { rows: people } = await pool.query<{ id: string }>(
    'select id from users where email = $1',
    [email],
  );
  const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'asker_user_id')
       and table_name in ('ads', 'conversations', 'event_registrations', 'watchlist_items', 'saved_searches')`,
  );
  for (const { table_name: table, column_name: column } of columns)
    await pool.query(`update ${table} set ${column} = $1`, [people[0]?.id]);
  await pool.query('update events set owner_id = $1', [people[0]?.id]);
  await pool.query('update job_postings set user_id = $1', [people[0]?.id]);
}

const getCookie = (access: AccessRule, { reader, admin }: Site['cookies']): string =>
  ['anybody', 'session', 'fresh', 'owner'].includes(access) ? reader : admin;

/** Sends the request twice and records the second one, which finds the caches of the api filled. */
async function recordRequest({ api, cookies }: Site, path: string, access: AccessRule) {
  const parameterSql = PARAMETER_SQL.find(([pattern]) => pattern.test(path))?.[1];
  const { rows } = parameterSql
    ? await api.database.pool.query<Record<string, unknown>>(`${parameterSql} order by 1 limit 1`)
    : { rows: [] };
  const value = String(Object.values(rows[0] ?? {})[0] ?? '');
  const url = path.replace(/\{\w+\}/u, encodeURIComponent(value)) + (QUERIES[path] ?? '');
  const request = { url, headers: { cookie: getCookie(access, cookies) } };
  const { statusCode } = await api.sendRequest(request);
  return { statusCode, statements: await recordStatements(() => api.sendRequest(request)) };
}

const READ_ROUTES = [...accessList].flatMap(([route, access]) =>
  route.startsWith('GET ') ? [[route.slice('GET '.length), access] as const] : [],
);

/** Minimum number of compared routes; the others need a code, a key or a file. */
const MIN_ROUTE_COUNT = 61;

/** How often a route with more statements is requested again. */
const MAX_RETRIES = 3;

test('no route needs more statements because its lists have more rows', async () => {
  const growingRoutes: string[] = [];
  let routeCount = 0;
  for (const [path, access] of READ_ROUTES) {
    const few = await recordRequest(fewRows, path, access);
    let many = await recordRequest(manyRows, path, access);
    // Statements of a task that runs at the same time are recorded, too.
    for (let retry = 0; retry < MAX_RETRIES; retry += 1)
      if (many.statements.length > few.statements.length)
        many = await recordRequest(manyRows, path, access);
    if (few.statusCode !== 200 || many.statusCode !== 200) continue;
    routeCount += 1;
    if (many.statements.length > few.statements.length)
      growingRoutes.push(
        `${path}: ${few.statements.length} statements for ${FEW_ROWS} rows, ${many.statements.length} for ${MANY_ROWS}, for example ${many.statements.at(-1)?.slice(0, 200)}`,
      );
  }
  expect(growingRoutes).toEqual([]);
  expect(routeCount).toBeGreaterThanOrEqual(MIN_ROUTE_COUNT);
}, 120_000);
