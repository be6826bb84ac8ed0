import { keyPerContents } from './key-per-contents.ts';

const form = (email: string) => ({ email, idempotencyKey: 'key-of-the-form' });

test('what is sent again keeps the key of the form, in whatever order it comes', () => {
  const keyed = keyPerContents();
  expect(keyed(form('a@hof.example'))).toEqual(form('a@hof.example'));
  const again = { idempotencyKey: 'key-of-the-form', email: 'a@hof.example' };
  expect(keyed(again).idempotencyKey).toBe('key-of-the-form');
});

test('other contents get a key of their own, and keep that', () => {
  const keyed = keyPerContents();
  const first = keyed(form('a@hof.example'));
  const other = keyed(form('b@hof.example'));
  expect(other).toEqual({ email: 'b@hof.example', idempotencyKey: expect.any(String) });
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(other.idempotencyKey.length).toBeGreaterThanOrEqual(16);
  expect(keyed(form('b@hof.example'))).toEqual(other);
  expect(keyed(form('a@hof.example')).idempotencyKey).not.toBe(other.idempotencyKey);
});

test('a form without a key stays without', () => {
  expect(keyPerContents()({ email: 'a@hof.example' })).toEqual({ email: 'a@hof.example' });
});
