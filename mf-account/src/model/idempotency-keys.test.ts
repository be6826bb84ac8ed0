import { createIdempotencyKeys } from './idempotency-keys.ts';

const form = (email: string) => ({ email, idempotencyKey: 'key-of-the-form' });

test("keeps the form's key when the same values are sent again, in any order", () => {
  const assignKey = createIdempotencyKeys();
  expect(assignKey(form('a@hof.example'))).toEqual(form('a@hof.example'));
  const sameValues = { idempotencyKey: 'key-of-the-form', email: 'a@hof.example' };
  expect(assignKey(sameValues).idempotencyKey).toBe('key-of-the-form');
});

test('assigns a new key to changed values and keeps it for them', () => {
  const assignKey = createIdempotencyKeys();
  const first = assignKey(form('a@hof.example'));
  const other = assignKey(form('b@hof.example'));
  expect(other).toEqual({ email: 'b@hof.example', idempotencyKey: expect.any(String) });
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(other.idempotencyKey.length).toBeGreaterThanOrEqual(16);
  expect(assignKey(form('b@hof.example'))).toEqual(other);
  expect(assignKey(form('a@hof.example')).idempotencyKey).not.toBe(other.idempotencyKey);
});

test('adds no key to a form without one', () => {
  expect(createIdempotencyKeys()({ email: 'a@hof.example' })).toEqual({ email: 'a@hof.example' });
});
