import type { PageAnswer } from '#server/handlePage.ts';
import { Answer } from './answer.ts';
import { isCrawler } from '#page/crawler.ts';
import { answerForCrawler } from './crawler-answer.ts';
import type { PageRequest } from './page-request.ts';

function getPage(status: number): PageAnswer {
  const answer = new Answer(status, { 'content-type': 'text/html' }, '<h1>Heu</h1>');
  return { answer, cache: 'bypass', setCookies: [], owner: null };
}

function getRequest(
  crawler: boolean,
  responseKind: PageRequest['responseKind'] = 'document',
): PageRequest {
  return { isCrawler: crawler, responseKind } as PageRequest;
}

test.each([500, 503])('sends crawlers status %i with nothing to index', (status) => {
  const { answer } = answerForCrawler(getRequest(true), getPage(status));
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).not.toContain('Heu');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test.each([
  ['visitors', getRequest(false), 500],
  ['client navigations', getRequest(true, 'data'), 500],
  ['existing pages', getRequest(true), 200],
  ['missing pages', getRequest(true), 404],
])('does not change the page for %s', (_case, request, status) => {
  const page = getPage(status);
  expect(answerForCrawler(request, page)).toBe(page);
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
