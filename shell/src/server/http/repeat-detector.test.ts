import { createRepeatDetector } from './repeat-detector.ts';

const message = (id: number) => Buffer.from(JSON.stringify({ action: 'published', story_id: id }));

test('detects the same message within a second', () => {
  let time = 5000;
  const isRepeated = createRepeatDetector(() => time);
  expect(isRepeated(message(1))).toBe(false);
  time += 999;
  expect(isRepeated(message(1))).toBe(true);
  expect(isRepeated(message(2))).toBe(false);
});

test('accepts the same message again a second after the first, regardless of repetitions in between', () => {
  let time = 0;
  const isRepeated = createRepeatDetector(() => time);
  isRepeated(message(1));
  time = 600;
  expect(isRepeated(message(1))).toBe(true);
  time = 1000;
  expect(isRepeated(message(1))).toBe(false);
});

test('remembers at most 500 messages', () => {
  const isRepeated = createRepeatDetector(() => 0);
  for (let id = 0; id <= 500; id += 1) isRepeated(message(id));
  expect(isRepeated(message(500))).toBe(true);
  expect(isRepeated(message(0))).toBe(false);
});
