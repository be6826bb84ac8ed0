import type { FastifyRequest } from 'fastify';
import { removeEditorToken } from './preview-answer.ts';

const TOKEN = '_storyblok_tk%5Bspace_id%5D=1&_storyblok_tk[timestamp]=2&_storyblok_tk[token]=3';
const request = (fetchDest?: string, method = 'GET') =>
  ({
    method,
    headers: fetchDest ? { 'sec-fetch-dest': fetchDest } : {},
  }) as unknown as FastifyRequest;

test.each([
  [`/impressum?${TOKEN}`, '/impressum'],
  [`/artikel?seite=2&${TOKEN}&_storyblok=7`, '/artikel?seite=2&_storyblok=7'],
  [`//evil.example/?${TOKEN}`, '/evil.example/'],
])('redirects %s to %s', (target, clean) => {
  expect(removeEditorToken(request('document'), target)).toBe(clean);
  expect(removeEditorToken(request(), target)).toBe(clean);
});

test("keeps the token in the editor's frame and for forms", () => {
  expect(removeEditorToken(request('iframe'), `/?${TOKEN}`)).toBeUndefined();
  expect(removeEditorToken(request('document', 'POST'), `/?${TOKEN}`)).toBeUndefined();
});
