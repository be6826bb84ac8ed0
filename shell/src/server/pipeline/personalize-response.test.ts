import { PageResponse } from './page-response.ts';
import { isCrawler } from '#page/crawler.ts';
import { personalizeResponse } from './personalize-response.ts';
import type { PageJob } from './page-job.ts';
import type { PageRequest } from './page-request.ts';

const getPage = (status: number) =>
  new PageResponse(status, { 'content-type': 'text/html' }, '<h1>Heu</h1>');

function createJob(
  fields: Partial<PageRequest>,
  { combination = 'live', canaries = new Map<string, unknown>() } = {},
): PageJob {
  const request = {
    isCrawler: false,
    responseKind: 'document',
    contentVersion: 'published',
    visitor: { hasUrlToken: false },
    setCookies: [],
    ...fields,
  };
  const snapshots = { current: { combination: 'live' }, canaries };
  return { request, snapshot: { combination }, services: { snapshots } } as unknown as PageJob;
}

test.each([500, 503])('sends crawlers status %i with nothing to index', (status) => {
  const response = personalizeResponse(getPage(status), createJob({ isCrawler: true }));
  expect(response.status).toBe(status);
  expect(response.body.toString()).not.toContain('Heu');
  expect(response.headers).toMatchObject({
    'content-type': 'text/html',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test.each([
  ['visitors', createJob({}), 500],
  ['client navigations', createJob({ isCrawler: true, responseKind: 'data' }), 500],
  ['existing pages', createJob({ isCrawler: true }), 200],
  ['missing pages', createJob({ isCrawler: true }), 404],
])('does not change the page for %s', (_case, job, status) => {
  const response = personalizeResponse(getPage(status), job);
  expect([response.status, response.body.toString()]).toEqual([status, '<h1>Heu</h1>']);
});

test.each([
  ['everyone', createJob({}), 'all'],
  [
    'visitors outside of a running canary',
    createJob({}, { canaries: new Map([['mf-a', {}]]) }),
    'most',
  ],
  ['visitors of a canary', createJob({}, { combination: 'canary' }), 'some'],
  ['the edge with the bucket of this page', createJob({ edgeBucket: 'live' }), 'bucket'],
  ['the edge with another bucket', createJob({ edgeBucket: 'canary:x' }), 'some'],
  ['client navigations', createJob({ responseKind: 'data' }, { combination: 'canary' }), 'all'],
] as const)('%s share the answer', (_case, job, audience) => {
  const response = personalizeResponse(getPage(200), job);
  expect(response.audience).toBe(audience);
  expect(response.headers['x-releases']).toBe(audience === 'some' ? 'canary' : undefined);
});

test('keeps secrets in URLs out of referrers and sends the cookies of request and answer', () => {
  const response = getPage(200).withMetadata({ setCookies: ['b=2'] });
  const job = createJob({ contentVersion: 'draft', setCookies: ['a=1'] });
  const { headers, setCookies } = personalizeResponse(response, job);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(setCookies).toEqual(['a=1', 'b=2']);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1', false],
  [undefined, false],
])('classifies the user agent %s', (userAgent, crawler) => {
  expect(isCrawler(userAgent)).toBe(crawler);
});
