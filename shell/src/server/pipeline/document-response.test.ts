import { createDocumentResponse } from './document-response.ts';

const sitemap = { kind: 'document', type: 'application/xml', body: '<a/>' } as const;

test('sends a document that cannot run scripts', () => {
  const { status, headers, body } = createDocumentResponse(sitemap, {
    request: { responseKind: 'document' },
  });
  expect([status, body.toString()]).toEqual([200, '<a/>']);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('makes a client navigation load it in full', () => {
  expect(createDocumentResponse(sitemap, { request: { responseKind: 'data' } }).status).toBe(409);
});

test('refuses HTML documents', () => {
  const page = { ...sitemap, type: 'text/html' as 'text/plain' };
  expect(() => createDocumentResponse(page, { request: { responseKind: 'document' } })).toThrow(
    /text\/html/,
  );
});
