import { jest } from '@jest/globals';
import { createElement, use } from 'react';
import { createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { DEADLINES_MS, DeadlineError } from './deadlines.ts';
import { handlePage } from './handlePage.ts';
import type { IncomingPage } from './pipeline/incoming-page.ts';
import { DEFAULT_SETTINGS } from './site-settings.ts';
import { COMBINATION, createPageServices } from './testing/page-services.ts';

/** `proxy_next_upstream_timeout` of the nginx edge, in milliseconds (deploy/nginx). */
const EDGE_TIMEOUT_MS = 5000;
const neverSettled = new Promise<never>(() => {});

const wait = (ms: number) => new Promise((done) => void setTimeout(done, ms));

function createIncomingPage(
  fields: Partial<IncomingPage> = {},
  body?: URLSearchParams,
): IncomingPage {
  const request = {
    method: body ? 'POST' : 'GET',
    headers: {},
    cookies: {},
    ip: '203.0.113.7',
    id: 'req-1',
    body,
  } as unknown as IncomingPage['request'];
  return {
    request,
    responseKind: 'document',
    target: '/wetter',
    combination: null,
    isForm: body !== undefined,
    signal: new AbortController().signal,
    ...fields,
  };
}

const Weather = () => createElement('h1', null, 'Regen');
const loadRain = async () => ({ kind: 'page', data: null, head: { name: 'Regen' } }) as const;

afterEach(() => jest.useRealTimers());

test('answers a page, its data and its repetition from the cache', async () => {
  const loader = jest.fn(loadRain);
  const { services, metrics } = createPageServices(
    { loader, handle: { layout: 'clean', cache: { ttl: 60, tags: ['weather'] } } },
    Weather,
  );
  const page = await handlePage(createIncomingPage(), services);
  expect([page.status, page.cacheState, page.owner]).toEqual([
    200,
    'miss',
    { remote: 'mf-probe', release: 'r1' },
  ]);
  expect(page.body.toString()).toContain('<h1>Regen</h1>');
  expect((await handlePage(createIncomingPage(), services)).cacheState).toBe('hit');
  const data = await handlePage(
    createIncomingPage({ responseKind: 'data', combination: COMBINATION }),
    services,
  );
  expect(JSON.parse(data.body.toString())).toMatchObject({ kind: 'page', page: { status: 200 } });
  expect(loader).toHaveBeenCalledTimes(2);
  expect(metrics.recordPage).toHaveBeenCalledTimes(3);
  services.cache.dropByTags(['weather']);
  expect((await handlePage(createIncomingPage(), services)).cacheState).toBe('miss');
});

test.each([
  ['a trailing slash', createIncomingPage({ target: '/wetter/?a=1' }), 301, '/wetter?a=1'],
  [
    'a preview link that is not signed',
    createIncomingPage({ target: '/?vorschau=x' }),
    403,
    undefined,
  ],
  [
    'a combination that no longer exists',
    createIncomingPage({ responseKind: 'data', combination: 'old' }),
    409,
    undefined,
  ],
])('answers %s without a page', async (_case, incoming, status, location) => {
  const { services, metrics } = createPageServices({ loader: loadRain }, Weather);
  const response = await handlePage(incoming, services);
  expect([response.status, response.headers['location']]).toEqual([status, location]);
  expect(metrics.recordPage).not.toHaveBeenCalled();
});

test.each([
  ['a malformed URL', createIncomingPage({ target: '/wetter/%00' }), 400],
  ['a URL that the HTTP server refused', createIncomingPage({ isMalformed: true }), 400],
  ['an empty segment', createIncomingPage({ target: '/wetter//heute' }), 404],
  ['an unknown path', createIncomingPage({ target: '/ernte' }), 404],
  ['a form without an action', createIncomingPage({}, new URLSearchParams('a=1')), 405],
])('shows the error screen for %s', async (_case, incoming, status) => {
  const { services } = createPageServices({ loader: loadRain }, Weather);
  const response = await handlePage(incoming, services);
  expect([response.status, response.cacheState]).toEqual([status, 'bypass']);
  expect(response.body.toString()).toContain('<title>');
});

test('shows the error screen when a view throws, and reports the error once', async () => {
  const { services, metrics } = createPageServices({ loader: loadRain }, () => {
    throw new Error('Der Mähdrescher steht');
  });
  const response = await handlePage(createIncomingPage(), services);
  expect(response.status).toBe(500);
  expect(response.body.toString()).not.toContain('Mähdrescher');
  expect(services.errorReporter.report).toHaveBeenCalledTimes(1);
  expect(services.errorReporter.report).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Der Mähdrescher steht' }),
    expect.objectContaining({ remote: 'mf-probe', part: 'route:start' }),
  );
  expect(metrics.recordFaultyPage).toHaveBeenCalledWith(new Set(['mf-probe@r1']), '203.0.113.7');
});

test('renders a part on the server only; a part that fails is left out', async () => {
  const Front = ({ model }: { readonly model: string }) => createElement('h1', null, model);
  const Broken = ({ model }: { readonly model: { text: string } }) => model.text.trim();
  const loader = async () => ({
    ...(await loadRain()),
    parts: {
      front: createPart(Front, 'Sonne'),
      broken: { view: Broken, model: {} },
    },
  });
  const Page = () => [
    createElement(BlockRegion, { name: 'front', key: 'front' }),
    createElement(BlockRegion, { name: 'broken', key: 'broken' }),
  ];
  const { services, metrics } = createPageServices({ loader }, Page);
  const response = await handlePage(createIncomingPage(), services);
  const html = response.body.toString();
  expect(response.status).toBe(200);
  expect(html).toContain('data-part="front.part"');
  // The browser reads the HTML of the part from the document; neither it nor the model is repeated.
  expect(html.split('Sonne')).toHaveLength(2);
  expect(html).not.toContain('data-part="broken');
  expect(metrics.recordFault).toHaveBeenCalledWith({ remote: 'mf-probe', release: 'r1' }, 'server');
});

test.each([
  ['once for each version on a cacheable page', { ttl: 60, tags: ['weather'] }, 2],
  ['for each request on a private page', undefined, 4],
])('renders a part %s', async (_case, cache, renderCount) => {
  const model = { text: 'Sonne' };
  const render = jest.fn();
  const Front = () => {
    render();
    return createElement('h1', null, model.text);
  };
  const loader = async () => ({
    ...(await loadRain()),
    parts: { front: createPart(Front, model) },
  });
  const handle = { layout: 'clean', ...(cache ? { cache } : {}) } as const;
  const { services } = createPageServices({ loader, handle }, () =>
    createElement(BlockRegion, { name: 'front' }),
  );
  for (let request = 0; request < 4; request += 1) {
    const response = await handlePage(createIncomingPage(), services);
    expect(response.body.toString()).toContain('<h1>Sonne</h1></div>');
    services.cache.dropByTags(['weather']);
  }
  expect(render).toHaveBeenCalledTimes(renderCount);
});

test('answers a document of a route without a view, and no page of it', async () => {
  const feed = { kind: 'document', type: 'application/xml', body: '<feed/>' } as const;
  const loader = jest.fn<() => Promise<DocumentResult>>().mockResolvedValueOnce(feed);
  const { services } = createPageServices({ loader, view: undefined }, Weather);
  const response = await handlePage(createIncomingPage(), services);
  expect([response.status, response.body.toString()]).toEqual([200, '<feed/>']);
  loader.mockResolvedValue((await loadRain()) as never);
  expect((await handlePage(createIncomingPage(), services)).status).toBe(500);
});

describe('one deadline for the whole answer', () => {
  function HangingView() {
    return use(neverSettled);
  }
  const loadSlowly = async () => {
    await wait(1400);
    return loadRain();
  };

  test('is shorter than the deadline of the edge', () => {
    expect(DEADLINES_MS.page).toBeLessThan(DEADLINES_MS.response);
    expect(DEADLINES_MS.response).toBeLessThan(EDGE_TIMEOUT_MS);
  });

  test('a slow loader leaves less time for a view that hangs', async () => {
    jest.useFakeTimers();
    const { services } = createPageServices({ loader: loadSlowly }, HangingView);
    const startMs = performance.now();
    const pending = handlePage(createIncomingPage(), services).then((response) => ({
      status: response.status,
      ms: performance.now() - startMs,
    }));
    await jest.advanceTimersByTimeAsync(2 * EDGE_TIMEOUT_MS);
    const { status, ms } = await pending;
    expect(status).toBe(503);
    expect(ms).toBeGreaterThanOrEqual(DEADLINES_MS.page);
    expect(ms).toBeLessThan(DEADLINES_MS.response);
  });

  test('an error screen that hangs ends in time', async () => {
    jest.useFakeTimers();
    const { services, readSettings } = createPageServices({ loader: loadSlowly }, HangingView);
    readSettings.mockResolvedValueOnce(DEFAULT_SETTINGS).mockReturnValue(neverSettled);
    const startMs = performance.now();
    const pending = handlePage(createIncomingPage(), services).then(
      () => null,
      (error: unknown) => ({ error, ms: performance.now() - startMs }),
    );
    await jest.advanceTimersByTimeAsync(2 * EDGE_TIMEOUT_MS);
    const failure = await pending;
    expect(failure?.error).toBeInstanceOf(DeadlineError);
    expect(failure?.ms).toBeLessThan(DEADLINES_MS.response + 100);
  });
});
