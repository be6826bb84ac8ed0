import type { PageAnswer } from '#server/handlePage.ts';
import { Answer } from './answer.ts';
import { isCrawler } from '#page/crawler.ts';
import { answerForCrawler } from './crawler-answer.ts';
import type { PageRequest } from './page-request.ts';

function pageOf(status: number): PageAnswer {
  const answer = new Answer(status, { 'content-type': 'text/html' }, '<h1>Heu</h1>');
  return { answer, cache: 'bypass', setCookies: [], owner: null };
}

function requestOf(crawler: boolean, wants: PageRequest['wants'] = 'document'): PageRequest {
  return { crawler, wants } as PageRequest;
}

test.each([500, 503])('a crawler gets status %i and nothing to index', (status) => {
  const { answer } = answerForCrawler(requestOf(true), pageOf(status));
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).not.toContain('Heu');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test.each([
  ['people', requestOf(false), 500],
  ['client navigations', requestOf(true, 'data'), 500],
  ['pages that are there', requestOf(true), 200],
  ['pages that are not', requestOf(true), 404],
])('%s get the page as it is', (_who, request, status) => {
  const page = pageOf(status);
  expect(answerForCrawler(request, page)).toBe(page);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1', false],
  [undefined, false],
])('%s', (userAgent, crawler) => {
  expect(isCrawler(userAgent)).toBe(crawler);
});
