/** The demo administrator, whom the first step of the benchmark adds. */
const ADMIN_LOGIN = { email: 'leitung@gruenland.example', password: 'Gerste-und-Kresse-3' };

/** How often each path is requested. The fastest response counts. */
const REQUESTS_PER_PATH = 5;

/** SQL for the values of path parameters, by the beginning of the paths. */
const PARAMETER_SQL = [
  [/^\/api\/kleinanzeigen\/(?:ads|own)\//u, 'select number from ads where listed limit 1'],
  [
    /^\/api\/(?:events|veranstaltungen)\//u,
    'select id from events where state = $$published$$ limit 1',
  ],
  [/^\/api\/jobs\/\{/u, 'select number from job_postings where listed limit 1'],
  [/^\/api\/account\/jobs\//u, 'select id from job_postings limit 1'],
  [/^\/api\/conversations\//u, 'select id from conversations where state = $$open$$ limit 1'],
  [
    /^\/api\/moderation\/cases\//u,
    'select id from moderation_cases where state = $$open$$ limit 1',
  ],
  [/^\/api\/staff\/service-requests\//u, 'select id from print_subscriptions limit 1'],
  [/^\/api\/staff\/contracts\//u, 'select id from contract_declarations limit 1'],
  [/^\/api\/staff\/surveys\//u, 'select survey from survey_votes limit 1'],
  [/^\/api\/staff\/newsletter\/subscribers\//u, 'select id from newsletter_subscriptions limit 1'],
  [/^\/api\/staff\/newsletter\/issues\//u, 'select id from newsletter_issues limit 1'],
  [/^\/api\/staff\/prize-draws\//u, 'select draw from prize_entries limit 1'],
  [/^\/api\/staff\/operations\//u, 'select $$mf-magazine$$ limit 1'],
];

/** Query parameters, by path. */
const QUERIES = {
  '/api/places': ['q=Kempten'],
  '/api/kleinanzeigen/categories/suggestions': ['titel=Fendt+Schlepper'],
  '/api/kleinanzeigen/ads': ['', 'q=fendt', 'seite=200', 'ort=26939&umkreis=50', 'sort=preis'],
  '/api/events': ['', 'q=hof', 'seite=100'],
  '/api/jobs': ['', 'q=hof', 'seite=100'],
  '/api/kleinanzeigen/own': ['', 'seite=2'],
  '/api/staff/newsletter/subscribers.csv': ['liste=wochenblatt'],
  '/api/saved-searches/preview': ['art=ads'],
  '/api/staff/forms/answers': ['form=form-1', 'form=form-1&seite=20'],
  '/api/staff/forms/answers.csv': ['form=form-1'],
  '/api/staff/audit-log': ['', 'seite=100'],
  '/api/moderation/cases': ['', 'seite=20'],
};

/** Makes the administrator the owner of the rows of a user who owns many. */
const GIVE_ROWS_SQL = ['ads', 'event_registrations', 'watchlist_items', 'saved_searches']
  .map((table) => `update ${table} set user_id = $1 where user_id = $2`)
  .concat('update conversations set asker_user_id = $1 where asker_user_id = $2');
const OWNER_OF_MANY_ROWS = `US${'4'.padStart(24, '0')}`;

async function logIn(api) {
  const login = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN_LOGIN),
  });
  if (!login.ok) throw new Error(`login answered ${login.status}`);
  return login.headers.getSetCookie()[0].split(';')[0];
}

/** Returns the paths with parameters and queries, or null if no row fits a parameter. */
async function createUrls(client, path) {
  const sql = PARAMETER_SQL.find(([pattern]) => pattern.test(path))?.[1];
  const { rows } = path.includes('{') && sql ? await client.query(sql) : { rows: [] };
  const value = Object.values(rows[0] ?? {})[0];
  if (path.includes('{') && value === undefined) return [];
  const filledPath = path.replaceAll(/\{\w+\}/gu, encodeURIComponent(String(value)));
  return (QUERIES[path] ?? ['']).map((query) => (query ? `${filledPath}?${query}` : filledPath));
}

async function measureUrl(url, cookie) {
  let status = 0;
  let ms = Infinity;
  for (let run = 0; run < REQUESTS_PER_PATH; run += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    ({ status } = answer);
    ms = Math.min(ms, performance.now() - startedAt);
  }
  return { status, ms };
}

/**
 * Requests everything that can be read from an api, as an administrator who owns many rows: lists
 * and entries of readers, the account, staff pages, and tables to download.
 *
 * @param {string} api Address of the api.
 * @param {import('pg').Client} client Connection to its database.
 * @returns {Promise<{ path: string, status: number, ms: number }[]>} responses other than 404; the
 *   `path` contains the name of a parameter, not its value
 */
export async function measureReads(api, client) {
  const { rows: admins } = await client.query('select id from users where email = $1', [
    ADMIN_LOGIN.email,
  ]);
  for (const sql of GIVE_ROWS_SQL) await client.query(sql, [admins[0].id, OWNER_OF_MANY_ROWS]);
  const cookie = await logIn(api);
  const { paths } = await (await fetch(`${api}/api/openapi.json`)).json();
  const reads = [];
  for (const path of Object.keys(paths).filter((name) => paths[name].get)) {
    for (const url of await createUrls(client, path)) {
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      const { status, ms } = await measureUrl(api + url, cookie);
      reads.push({ path: path + query, status, ms });
    }
  }
  return reads;
}
