import { createIdempotencyKeys } from './idempotency-keys.ts';

const createForm = (email: string) => ({ email, idempotencyKey: 'key-of-the-form' });

test("keeps the form's key when the same values are sent again, in any order", () => {
  const assignIdempotencyKey = createIdempotencyKeys();
  expect(assignIdempotencyKey(createForm('a@hof.example'))).toEqual(createForm('a@hof.example'));
  const submittedValues = { idempotencyKey: 'key-of-the-form', email: 'a@hof.example' };
  expect(assignIdempotencyKey(submittedValues).idempotencyKey).toBe('key-of-the-form');
});

test('assigns a new key to changed values and keeps it for them', () => {
  const assignIdempotencyKey = createIdempotencyKeys();
  const firstValues = assignIdempotencyKey(createForm('a@hof.example'));
  const changedValues = assignIdempotencyKey(createForm('b@hof.example'));
  expect(changedValues).toEqual({ email: 'b@hof.example', idempotencyKey: expect.any(String) });
  expect(changedValues.idempotencyKey).not.toBe(firstValues.idempotencyKey);
  expect(changedValues.idempotencyKey.length).toBeGreaterThanOrEqual(16);
  expect(assignIdempotencyKey(createForm('b@hof.example'))).toEqual(changedValues);
  expect(assignIdempotencyKey(createForm('a@hof.example')).idempotencyKey).not.toBe(
    changedValues.idempotencyKey,
  );
});

test('adds no key to a form without one', () => {
  expect(createIdempotencyKeys()({ email: 'a@hof.example' })).toEqual({ email: 'a@hof.example' });
});
