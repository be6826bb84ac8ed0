import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { REGISTRATION_FORM } from '#samples/registration-samples.ts';
import { loadRegisterPage, submitRegistration } from './register.loader.server.ts';

const params = { id: 'kurs 59' };

test.each([
  ['', 'GET /api/events/kurs%2059/registration', false],
  ['termin=59-2', 'GET /api/events/kurs%2059/registration?termin=59-2', false],
  ['gesendet=1', 'GET /api/events/kurs%2059/registration', true],
])('loads the form for „%s“', async (query, request, isSent) => {
  const context = createFakeContext(
    { [request]: { body: REGISTRATION_FORM } },
    { params, query: new URLSearchParams(query) },
  );
  expect(await loadRegisterPage(context)).toMatchObject({
    data: { form: REGISTRATION_FORM, formKey: expect.stringMatching(/^[\w-]{36}$/), isSent },
  });
});

test('gives each form a key of its own', async () => {
  const answers = { 'GET /api/events/kurs%2059/registration': { body: REGISTRATION_FORM } };
  const keys = await Promise.all(
    [1, 2].map(async () => {
      const result = await loadRegisterPage(createFakeContext(answers, { params }));
      return result.kind === 'page' ? result.data.formKey : '';
    }),
  );
  expect(new Set(keys).size).toBe(2);
});

const form = {
  idempotencyKey: 'k1',
  firstName: 'Hanna',
  lastName: 'Ohlsen',
  email: 'hanna@hof.example',
  seats: '2',
  occurrenceId: '59-1',
  'antwort-erfahrung': 'ja',
  'antwort-essen': '',
  consent: 'true',
  website: '',
};
const createContext = (code: string | null) =>
  createFakeContext(
    { 'POST /api/events/kurs%2059/registrations': { body: { code }, setCookies: ['seat=1'] } },
    { params, form },
  );

test('sends the answers to the questions without those left empty', async () => {
  const context = createContext(null);
  await submitRegistration(context);
  expect(context.sentRequests[0]?.body).toEqual({
    idempotencyKey: 'k1',
    firstName: 'Hanna',
    lastName: 'Ohlsen',
    email: 'hanna@hof.example',
    phone: '',
    seats: '2',
    occurrenceId: '59-1',
    answers: { erfahrung: 'ja' },
    consent: true,
    website: '',
  });
});

test.each([
  ['a guest, who must confirm by mail', null, '/veranstaltungen/kurs%2059/anmelden?gesendet=1'],
  ['a signed-in user', 'r1', '/veranstaltungen/anmeldung?code=r1'],
])('leads %s to the next page', async (_visitor, code, to) => {
  expect(await submitRegistration(createContext(code))).toEqual({
    kind: 'done',
    to,
    setCookies: ['seat=1'],
  });
});
