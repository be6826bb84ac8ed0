import { answerDocument } from './answer-document.ts';

const sitemap = { kind: 'document', type: 'application/xml', body: '<a/>' } as const;

test('is sent as data that nothing can run in', () => {
  const { status, headers, body } = answerDocument(sitemap, { wants: 'document' });
  expect([status, body.toString()]).toEqual([200, '<a/>']);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a client navigation loads it in full', () => {
  expect(answerDocument(sitemap, { wants: 'data' }).status).toBe(409);
});

test('a page of its own making is refused', () => {
  const page = { ...sitemap, type: 'text/html' as 'text/plain' };
  expect(() => answerDocument(page, { wants: 'document' })).toThrow(/text\/html/);
});
