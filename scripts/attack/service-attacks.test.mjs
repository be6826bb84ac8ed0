import { createHmac } from 'node:crypto';
import { runAgainstFakeSite } from './run-against-fake-site.mjs';

const ATTACK_SUCCEEDED = { isHeld: false, isRepelled: false, control: { isAnswered: true } };
const ATTACK_REPELLED = { isHeld: true };
const HITS_RESPONSE = { body: { results: [{ nbHits: 3 }] } };

test.each([
  ['every path', () => true, ATTACK_SUCCEEDED],
  ['queries only', ({ path }) => path === '/1/indexes/*/queries', ATTACK_REPELLED],
])('a search that forwards %s', async (_what, isForwarded, expected) => {
  const answer = (request) => (isForwarded(request) ? HITS_RESPONSE : { status: 404 });
  expect(await runAgainstFakeSite('write to the search', answer)).toMatchObject(expected);
});

/** Returns the response of a search service or, for its path, of the search page. */
const respondToSearch = ({ path }) =>
  path === '/suche' ? { body: '<mark>Hof</mark>' } : HITS_RESPONSE;
const FLOOD_KINDS = ['queries that depend on each other', 'expensive queries', 'recommendations'];

test.each([
  ['broken headers', ({ path }) => path === '/1/x'],
  ...FLOOD_KINDS.map((flood) => [
    `ten requests at once, each with fifty ${flood}`,
    ({ body }) => body.requests?.length === 50,
  ]),
])('a search that %s switch off', async (what, isFatal) => {
  let isOff = false;
  const attack = `switch the search off with ${what}`;
  const result = await runAgainstFakeSite(attack, (request) => {
    isOff ||= isFatal(request);
    return isOff ? { status: 503 } : respondToSearch(request);
  });
  expect(result).toMatchObject({ isHeld: false, isRepelled: false });
  expect(await runAgainstFakeSite(attack, respondToSearch)).toMatchObject(ATTACK_REPELLED);
});

test.each(FLOOD_KINDS)('a search whose pages fail after %s', async (flood) => {
  const attack = `switch the search off with ten requests at once, each with fifty ${flood}`;
  const result = await runAgainstFakeSite(attack, ({ path }) =>
    path === '/suche' ? {} : HITS_RESPONSE,
  );
  expect(result).toMatchObject(ATTACK_SUCCEEDED);
});

/** Creates a site with uploads. `getId` returns the id of the upload to which a request refers. */
function createUploadSite(getId) {
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
  ['its path', (path) => getLastSegment(path), ATTACK_REPELLED],
])('uploads that a request names by %s', async (_what, getId, expected) => {
  const result = await runAgainstFakeSite('read, write and delete', createUploadSite(getId));
  expect(result).toMatchObject(expected);
});

test.each([
  ['closes the connection of', { isClosed: true }, ATTACK_SUCCEEDED],
  ['shows', { headers: { 'content-type': 'image/webp' } }, ATTACK_REPELLED],
])('pictures: a site that %s huge ones', async (_what, hugePictureResponse, expected) => {
  const result = await runAgainstFakeSite('stall all new pictures', ({ path }) => {
    if (path === '/') return { body: '<img src="/f/1/800x600/a/b.jpg/m/300x200/">' };
    return path.includes('/320x0/')
      ? { headers: { 'content-type': 'image/webp' } }
      : hugePictureResponse;
  });
  expect(result).toMatchObject(expected);
});

/** Creates a site that counts at most `limit` error reports. */
function createReportSite(limit) {
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
  ['all', Infinity, ATTACK_SUCCEEDED],
  ['sixty', 60, ATTACK_REPELLED],
])('a site that counts %s reports of a network', async (_what, limit, expected) => {
  expect(await runAgainstFakeSite('charge a release', createReportSite(limit))).toMatchObject(
    expected,
  );
});

/**
 * Creates a site with one article. The site counts at most `limit` views of it from each network.
 */
function createViewSite(limit) {
  const counts = new Map();
  return ({ path, body, headers }) => {
    if (path === '/') return { body: '<a href="/artikel/a">' };
    if (path === '/artikel/a') return { body: '{"kind":"artikel","story":"s1"}' };
    const list = () =>
      [...counts].map(([story, viewsByNetwork]) => ({ story, views: sumViews(viewsByNetwork) }));
    if (path === '/api/article-views/top') return { body: { articles: list() } };
    if (limit < Infinity && body.story !== 's1') return { status: 202 };
    const viewsByNetwork = counts.get(body.story) ?? new Map();
    const network = headers['x-forwarded-for'];
    viewsByNetwork.set(network, Math.min((viewsByNetwork.get(network) ?? 0) + 1, limit));
    counts.set(body.story, viewsByNetwork);
    return { status: 202 };
  };
}
const sumViews = (viewsByNetwork) =>
  [...viewsByNetwork.values()].reduce((total, views) => total + views, 0);

test.each([
  ['all', Infinity, ATTACK_SUCCEEDED],
  ['three', 3, ATTACK_REPELLED],
])('a site that counts %s views of a network', async (_what, limit, expected) => {
  expect(await runAgainstFakeSite('inflate article views', createViewSite(limit))).toMatchObject(
    expected,
  );
});

test.each([
  ['of any length', () => true, ATTACK_SUCCEEDED],
  ['of short names', ({ body }) => body.remote.length < 65, ATTACK_REPELLED],
])('a hook that answers pushes %s', async (_what, isValid, expected) => {
  const result = await runAgainstFakeSite('flood the log', (request) => {
    if (request.method === 'GET') return { body: '{}' };
    return { status: isValid(request) ? 200 : 400 };
  });
  expect(result).toMatchObject(expected);
});

test.each([
  ['any key', true, ATTACK_SUCCEEDED],
  ['a trusted key', false, ATTACK_REPELLED],
])('a site that accepts releases of %s', async (_what, acceptsAll, expected) => {
  const result = await runAgainstFakeSite('push releases', ({ path, method, body }) => {
    if (path === '/health') return { body: { remotes: [] } };
    if (method === 'GET') return { body: '{"signature":"trusted"}' };
    const isTrusted = JSON.stringify(body).includes('trusted');
    return { status: acceptsAll || isTrusted ? 200 : 409 };
  });
  expect(result).toMatchObject(expected);
});

test.each([
  ['without a signature', () => true, ATTACK_SUCCEEDED],
  ['with any signature', (signature) => signature !== undefined, ATTACK_SUCCEEDED],
  [
    'with the signature of the secret',
    (signature, body) => signature === sign(body),
    ATTACK_REPELLED,
  ],
])('hooks that accept calls %s', async (_what, isAccepted, expected) => {
  const result = await runAgainstFakeSite('call a hook', ({ headers, body }) => ({
    status: isAccepted(headers['webhook-signature'], JSON.stringify(body)) ? 202 : 401,
  }));
  expect(result).toMatchObject(expected);
});
const sign = (body) => createHmac('sha1', 'embedded-webhook').update(body).digest('hex');

test.each([
  ['starts with every value', () => '', ATTACK_SUCCEEDED],
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
    ATTACK_REPELLED,
  ],
])('a public site that %s', async (_what, describeProblem, expected) => {
  const readConfigurations = async (attempts) => attempts.map(describeProblem);
  const result = await runAgainstFakeSite('run a public site', () => undefined, {
    readConfigurations,
  });
  expect(result).toMatchObject(expected);
});
