import type { FastifyRequest } from 'fastify';
import { withoutEditorToken } from './preview-answer.ts';

const TOKEN = '_storyblok_tk%5Bspace_id%5D=1&_storyblok_tk[timestamp]=2&_storyblok_tk[token]=3';
const request = (dest?: string, method = 'GET') =>
  ({ method, headers: dest ? { 'sec-fetch-dest': dest } : {} }) as unknown as FastifyRequest;

test.each([
  [`/impressum?${TOKEN}`, '/impressum'],
  [`/artikel?seite=2&${TOKEN}&_storyblok=7`, '/artikel?seite=2&_storyblok=7'],
  [`//evil.example/?${TOKEN}`, '/evil.example/'],
])('%s goes on as %s', (target, clean) => {
  expect(withoutEditorToken(request('document'), target)).toBe(clean);
  expect(withoutEditorToken(request(), target)).toBe(clean);
});

test('in the frame of the visual editor, and for forms, it stays', () => {
  expect(withoutEditorToken(request('iframe'), `/?${TOKEN}`)).toBeUndefined();
  expect(withoutEditorToken(request('document', 'POST'), `/?${TOKEN}`)).toBeUndefined();
});
