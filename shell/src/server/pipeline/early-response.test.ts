import type { FastifyRequest } from 'fastify';
import { removeEditorToken } from './early-response.ts';

const TOKEN_QUERY =
  '_storyblok_tk%5Bspace_id%5D=1&_storyblok_tk[timestamp]=2&_storyblok_tk[token]=3';
const request = (fetchDest?: string, method = 'GET') =>
  ({
    method,
    headers: fetchDest ? { 'sec-fetch-dest': fetchDest } : {},
  }) as unknown as FastifyRequest;

test.each([
  [`/impressum?${TOKEN_QUERY}`, '/impressum'],
  [`/artikel?seite=2&${TOKEN_QUERY}&_storyblok=7`, '/artikel?seite=2&_storyblok=7'],
  [`//evil.example/?${TOKEN_QUERY}`, '/evil.example/'],
])('redirects %s to %s', (target, cleanTarget) => {
  expect(removeEditorToken({ request: request('document'), target })).toBe(cleanTarget);
  expect(removeEditorToken({ request: request(), target })).toBe(cleanTarget);
});

test("keeps the token in the editor's frame and for forms", () => {
  expect(
    removeEditorToken({ request: request('iframe'), target: `/?${TOKEN_QUERY}` }),
  ).toBeUndefined();
  expect(
    removeEditorToken({ request: request('document', 'POST'), target: `/?${TOKEN_QUERY}` }),
  ).toBeUndefined();
});
