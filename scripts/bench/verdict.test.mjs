import { missedLimits, describeCores } from './verdict.mjs';

test('returns null when all limits are met', () => {
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

test('prints the number of cores', () => {
  const told = [];
  describeCores(2, (line) => told.push(line));
  describeCores(1, (line) => told.push(line));
  expect(told[0]).toMatch(/cores +2$/u);
  expect(told[1]).toMatch(/cores +1 \(/u);
});
