import { heardBefore } from './heard-before.ts';

const message = (id: number) => Buffer.from(JSON.stringify({ action: 'published', story_id: id }));

test('the same message within a second is known, another is not', () => {
  let time = 5000;
  const isKnown = heardBefore(() => time);
  expect(isKnown(message(1))).toBe(false);
  time += 999;
  expect(isKnown(message(1))).toBe(true);
  expect(isKnown(message(2))).toBe(false);
});

test('a story published again later is heard, however often it was sent again meanwhile', () => {
  let time = 0;
  const isKnown = heardBefore(() => time);
  isKnown(message(1));
  time = 600;
  expect(isKnown(message(1))).toBe(true);
  time = 1000;
  expect(isKnown(message(1))).toBe(false);
});

test('no more than 500 are remembered', () => {
  const isKnown = heardBefore(() => 0);
  for (let id = 0; id <= 500; id += 1) isKnown(message(id));
  expect(isKnown(message(500))).toBe(true);
  expect(isKnown(message(0))).toBe(false);
});
