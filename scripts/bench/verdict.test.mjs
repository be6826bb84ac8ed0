import { missedLimits, tellCores } from './verdict.mjs';

test('nothing to tell when all limits were kept', () => {
  expect(missedLimits({ search: true, session: true })).toBeNull();
});

test.each([
  [{ search: false, session: true }, ['search']],
  [{ search: true, session: false }, ['session']],
  [{ search: false, session: false }, ['search', 'session']],
])('names each missed limit: %j', (kept, names) => {
  const lines = missedLimits(kept)?.split('\n') ?? [];
  expect(lines.map((line) => line.split(/\s+/u)[1])).toEqual(names);
});

test('says on how many cores it ran', () => {
  const told = [];
  tellCores(2, (line) => told.push(line));
  tellCores(1, (line) => told.push(line));
  expect(told[0]).toMatch(/cores +2$/u);
  expect(told[1]).toMatch(/cores +1 \(/u);
});
