import { createTestRepository } from '../test/test-repository.mjs';
import { check } from './code-owners.mjs';

const REMOTES = JSON.stringify({ remotes: [{ name: 'mf-x' }] });

const messages = (...lines) =>
  check(
    createTestRepository({
      '.github/CODEOWNERS': lines,
      'shell/remotes.json': REMOTES,
      'mf-x/package.json': '{}',
      'api/src/demo/events/sample-event.ts': '',
    }),
  ).map(({ line, message }) => (line ? `${line}: ${message}` : message));

test('accepts existing paths and patterns with owners', () => {
  const lines = ['# Reviewers', '', '* @all', '/mf-x/ @x', '/api/src/demo/events/ @x @y'];
  expect(messages(...lines, '/api/src/demo/events/sample-*.ts @x')).toEqual([]);
});

test('reports paths that match no file', () => {
  expect(
    messages('/mf-x/ @x', '/mf-y/ @y', '/api/src/demo/events/sample-event.ts/ @x', '/api/*.ts @x'),
  ).toEqual([
    '2: /mf-y/ matches no file',
    '3: /api/src/demo/events/sample-event.ts/ matches no file',
    '4: /api/*.ts matches no file',
  ]);
});

test('reports lines and remotes without an owner', () => {
  expect(messages('/mf-x/')).toEqual(['1: /mf-x/ has no owner']);
  expect(messages('* @all')).toEqual(['/mf-x/ has no owner']);
});
