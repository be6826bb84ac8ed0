import { createRefusedResult } from './refused-result.server.ts';

const answer = (status: number, body: unknown) => ({ status, body, setCookies: [] });

test('keeps typed values except passwords', () => {
  const refused = createRefusedResult(answer(401, { title: 'Stimmt nicht.' }), {
    email: 'a@b.de',
    password: 'geheim',
  });
  expect(refused.form).toEqual({ values: { email: 'a@b.de' }, errors: { '': 'Stimmt nicht.' } });
  expect(refused.status).toBe(422);
});

test('puts messages at their fields', () => {
  const refused = createRefusedResult(
    answer(400, { title: 'Bitte prüfen', fields: { email: 'Zu lang' } }),
    {},
  );
  expect(refused.form.errors).toEqual({ email: 'Zu lang' });
});

test('keeps the status of a rate-limited request', () => {
  expect(createRefusedResult(answer(429, { title: 'Warten' }), {}).status).toBe(429);
});

test('shows a default message for an answer without a body', () => {
  expect(createRefusedResult(answer(400, null), {}).form.errors['']).toMatch(/Fehler/);
});
