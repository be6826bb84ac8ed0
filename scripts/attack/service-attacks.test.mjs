import { createHmac } from 'node:crypto';
import { runAgainstFake } from './run-against-fake.mjs';

const SUCCEEDED = { isHeld: false, isRepelled: false, control: { isAnswered: true } };
const HELD = { isHeld: true };
const HITS = { body: { results: [{ nbHits: 3 }] } };

test.each([
  ['every path', () => true, SUCCEEDED],
  ['queries only', ({ path }) => path === '/1/indexes/*/queries', HELD],
])('a search that forwards %s', async (_what, isForwarded, expected) => {
  const answer = (request) => (isForwarded(request) ? HITS : { status: 404 });
  expect(await runAgainstFake('write to the search', answer)).toMatchObject(expected);
});

/** Responds to requests to a search service and to its search page. */
const SEARCH = ({ path }) => (path === '/suche' ? { body: '<mark>Hof</mark>' } : HITS);
const FLOODS = ['queries that depend on each other', 'expensive queries', 'recommendations'];

test.each([
  ['broken headers', ({ path }) => path === '/1/x'],
  ...FLOODS.map((flood) => [
    `ten requests at once, each with fifty ${flood}`,
    ({ body }) => body.requests?.length === 50,
  ]),
])('a search that %s switch off', async (what, isFatal) => {
  let isOff = false;
  const attack = `switch the search off with ${what}`;
  const result = await runAgainstFake(attack, (request) => {
    isOff ||= isFatal(request);
    return isOff ? { status: 503 } : SEARCH(request);
  });
  expect(result).toMatchObject({ isHeld: false, isRepelled: false });
  expect(await runAgainstFake(attack, SEARCH)).toMatchObject(HELD);
});

test.each(FLOODS)('a search whose pages fail after %s', async (flood) => {
  const attack = `switch the search off with ten requests at once, each with fifty ${flood}`;
  const result = await runAgainstFake(attack, ({ path }) => (path === '/suche' ? {} : HITS));
  expect(result).toMatchObject(SUCCEEDED);
});

/** Creates a site with uploads. `getId` decides which upload a request means. */
function createUploads(getId) {
  const offsets = [];
  return ({ method, path, query, body }) => {
    if (path === '/api/kleinanzeigen/categories')
      return { body: [{ slug: 'traktoren', parentId: 1, legacy: false }] };
    if (path === '/api/kleinanzeigen/drafts') return { status: 201, body: { id: offsets.length } };
    if (method === 'POST') {
      offsets.push(0);
      return { status: 201, headers: { location: `${path}/${offsets.length - 1}` } };
    }
    const id = Number(getId(path, query));
    if (method === 'PATCH') offsets[id] += body.length;
    if (method === 'DELETE') delete offsets[id];
    if (offsets[id] === undefined) return { status: 404 };
    return {
      status: method === 'HEAD' ? 200 : 204,
      headers: { 'upload-offset': `${offsets[id]}` },
    };
  };
}
const getLastSegment = (text) => text.split('/').at(-1);

test.each([
  [
    'the last segment of the address',
    (path, query) => getLastSegment(query.get('x') ?? path),
    { isHeld: false, isRepelled: false },
  ],
  ['its path', (path) => getLastSegment(path), HELD],
])('uploads that a request names by %s', async (_what, getId, expected) => {
  const result = await runAgainstFake('read, write and delete', createUploads(getId));
  expect(result).toMatchObject(expected);
});

test.each([
  ['closes the connection of', { isClosed: true }, SUCCEEDED],
  ['shows', { headers: { 'content-type': 'image/webp' } }, HELD],
])('pictures: a site that %s huge ones', async (_what, hugeAnswer, expected) => {
  const result = await runAgainstFake('stall all new pictures', ({ path }) => {
    if (path === '/') return { body: '<img src="/f/1/800x600/a/b.jpg/m/300x200/">' };
    return path.includes('/320x0/') ? { headers: { 'content-type': 'image/webp' } } : hugeAnswer;
  });
  expect(result).toMatchObject(expected);
});

/** Creates a site that counts error reports, at most `limit` from each network. */
function createReports(limit) {
  let count = 0;
  return ({ path }) => {
    if (path === '/health') {
      const releases = { 'mf-a@1': { browserFaults: Math.min(count, limit) } };
      return { body: { remotes: [{ name: 'mf-a', id: '1' }], releases } };
    }
    count += 1;
    return { status: count > limit ? 429 : 202 };
  };
}

test.each([
  ['all', Infinity, SUCCEEDED],
  ['sixty', 60, HELD],
])('a site that counts %s reports of a network', async (_what, limit, expected) => {
  expect(await runAgainstFake('charge a release', createReports(limit))).toMatchObject(expected);
});

/** Creates a site with one article that counts views, at most `limit` from each network. */
function createViews(limit) {
  const counts = new Map();
  return ({ path, body, headers }) => {
    if (path === '/') return { body: '<a href="/artikel/a">' };
    if (path === '/artikel/a') return { body: '{"kind":"artikel","story":"s1"}' };
    const list = () => [...counts].map(([story, networks]) => ({ story, views: sum(networks) }));
    if (path === '/api/article-views/top') return { body: { articles: list() } };
    if (limit < Infinity && body.story !== 's1') return { status: 202 };
    const networks = counts.get(body.story) ?? new Map();
    const network = headers['x-forwarded-for'];
    networks.set(network, Math.min((networks.get(network) ?? 0) + 1, limit));
    counts.set(body.story, networks);
    return { status: 202 };
  };
}
const sum = (networks) => [...networks.values()].reduce((total, views) => total + views, 0);

test.each([
  ['all', Infinity, SUCCEEDED],
  ['three', 3, HELD],
])('a site that counts %s views of a network', async (_what, limit, expected) => {
  expect(await runAgainstFake('inflate article views', createViews(limit))).toMatchObject(expected);
});

test.each([
  ['of any length', () => true, SUCCEEDED],
  ['of short names', ({ body }) => body.remote.length < 65, HELD],
])('a hook that answers pushes %s', async (_what, isValid, expected) => {
  const result = await runAgainstFake('flood the log', (request) => {
    if (request.method === 'GET') return { body: '{}' };
    return { status: isValid(request) ? 200 : 400 };
  });
  expect(result).toMatchObject(expected);
});

test.each([
  ['any key', true, SUCCEEDED],
  ['a trusted key', false, HELD],
])('a site that accepts releases of %s', async (_what, acceptsAll, expected) => {
  const result = await runAgainstFake('push releases', ({ path, method, body }) => {
    if (path === '/health') return { body: { remotes: [] } };
    if (method === 'GET') return { body: '{"signature":"trusted"}' };
    const isTrusted = JSON.stringify(body).includes('trusted');
    return { status: acceptsAll || isTrusted ? 200 : 409 };
  });
  expect(result).toMatchObject(expected);
});

test.each([
  ['without a signature', () => true, SUCCEEDED],
  ['with any signature', (signature) => signature !== undefined, SUCCEEDED],
  ['with the signature of the secret', (signature, body) => signature === sign(body), HELD],
])('hooks that accept calls %s', async (_what, isAccepted, expected) => {
  const result = await runAgainstFake('call a hook', ({ headers, body }) => ({
    status: isAccepted(headers['webhook-signature'], JSON.stringify(body)) ? 202 : 401,
  }));
  expect(result).toMatchObject(expected);
});
const sign = (body) => createHmac('sha1', 'embedded-webhook').update(body).digest('hex');

test.each([
  ['starts with every value', () => '', SUCCEEDED],
  [
    'names published values',
    ({ service, env }) =>
      (service === 'api'
        ? [
            'PUBLISHER_NAME',
            'PUBLISHER_ADDRESS',
            'PUBLISHER_CREDITOR_ID',
            'SMTP_URL',
            'MAIL_FROM',
            'SEARCH_ADMIN_KEY',
            'CONTENT_WEBHOOK_SECRET',
          ]
        : ['CONTENT_MANAGEMENT_TOKEN', 'SEARCH_ADMIN_KEY']
      )
        .filter((name) => env[name] === undefined)
        .join(),
    HELD,
  ],
])('a public site that %s', async (_what, findProblem, expected) => {
  const readConfigurations = async (attempts) => attempts.map(findProblem);
  const result = await runAgainstFake('run a public site', () => undefined, { readConfigurations });
  expect(result).toMatchObject(expected);
});
