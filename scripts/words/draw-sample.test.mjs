import { createTestRepository } from '../check/test/test-repository.mjs';
import { drawSample } from './draw-sample.mjs';

const files = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [
    `shell/src/a${n}.ts`,
    `/** Comment ${n}. */\nlet value${n};`,
  ]),
);
const draw = (seed) => drawSample(createTestRepository(files), { seed, count: 5 });

test('draws the same names and comments for the same seed, others for another seed', () => {
  expect(draw('one')).toEqual(draw('one'));
  expect(draw('one')).not.toEqual(draw('two'));
  expect(draw('one').names).toHaveLength(5);
  expect(new Set(draw('one').comments.map(({ text }) => text)).size).toBe(5);
});

test('draws a name that several files declare only once', () => {
  const filesWithSameName = { 'shell/src/a.ts': 'let value;', 'shell/src/b.ts': 'let value;' };
  const { names } = drawSample(createTestRepository(filesWithSameName), { seed: 'x', count: 5 });
  expect(names).toEqual([{ name: 'value', file: 'shell/src/a.ts', line: 1, code: 'let value;' }]);
});

test('shows the code that a comment belongs to', () => {
  const text = '// Before.\nlet first;\nlet second; // Beside.';
  const { comments } = drawSample(createTestRepository({ 'shell/src/a.ts': text }), {
    seed: 'x',
    count: 5,
  });
  expect(comments.map(({ text: comment, code }) => [comment, code]).toSorted()).toEqual([
    ['Before.', 'let first;\nlet second; // Beside.'],
    ['Beside.', 'let second; // Beside.'],
  ]);
});
