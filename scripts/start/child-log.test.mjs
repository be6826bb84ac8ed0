import { getErrorMessage } from './child-log.mjs';

test.each([
  [{ level: 50, msg: 'render failed' }, 'render failed'],
  [{ level: 60, msg: 'fatal', err: { message: 'out of memory' } }, 'fatal: out of memory'],
  [{ level: 50, msg: 'same', error: { message: 'same' } }, 'same'],
  [{ level: 40, msg: 'a warning' }, undefined],
  [{ msg: 'no level' }, undefined],
])('%j', (line, expected) => {
  expect(getErrorMessage(JSON.stringify(line))).toBe(expected);
});

test.each(['listening', '{broken', ''])('is not a log line: %j', (line) => {
  expect(getErrorMessage(line)).toBeUndefined();
});
