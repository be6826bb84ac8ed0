import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ApiResponse } from '@gruenland/shared-contracts/load-context.ts';
import { createRefusedForm } from './refused-form.server.ts';

const refuse = (status: number, body: unknown) =>
  createRefusedForm({ status, body, setCookies: [] } as ApiResponse, { name: 'Ada' });

test('keeps the values and shows the messages of the fields', () => {
  expect(refuse(422, { title: 'Ungültig', fields: { name: 'Zu kurz' } })).toEqual({
    kind: 'refused',
    status: 422,
    form: { values: { name: 'Ada' }, errors: { name: 'Zu kurz' } },
  });
});

test.each([
  [429, { title: 'Zu viele Anfragen' }, 429, 'Zu viele Anfragen'],
  [503, { title: 'Wartung', fields: {} }, 503, 'Wartung'],
  [500, null, 503, errorCatalogue.internal.text],
  [502, '<html>', 503, errorCatalogue.internal.text],
  [409, { title: 'Schon vorbei' }, 422, 'Schon vorbei'],
])('answers %d %j with %d and one message for the form', (status, body, expected, message) => {
  expect(refuse(status, body)).toMatchObject({
    status: expected,
    form: { errors: { '': message } },
  });
});
