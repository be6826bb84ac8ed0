import { OneTimeToken, getPathWithoutToken } from './one-time-token.ts';

test('accepts a token only if none is stored', () => {
  const token = new OneTimeToken();
  expect(token.readFromQuery(new URLSearchParams('token=a'))).toBe('a');
  token.keepToken('a');
  expect(token.readFromQuery(new URLSearchParams('token=b'))).toBeNull();
  token.keepToken('b');
  expect(token.current).toBe('a');
});

test('removeToken keeps the rest of the address', () => {
  expect(getPathWithoutToken(new URL('https://site/a?x=1&token=t#h'))).toBe('/a?x=1#h');
  expect(getPathWithoutToken(new URL('https://site/a?token=t'))).toBe('/a');
});
