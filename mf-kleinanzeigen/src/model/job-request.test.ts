import { jobFormValues } from './job-form-values.ts';
import { atFields, jobRequest } from './job-request.server.ts';

test('a form as the api takes it: boxes as lists, amounts in cents, nothing as null', () => {
  expect(
    jobRequest({
      title: 'Melken',
      'types-vollzeit': 'true',
      'types-saison': 'true',
      'fields-rind': 'true',
      payMinCents: '17,50',
      payMaxCents: 'viel',
      accommodation: ' ',
      meals: 'Mittag',
      workPlace: 'hybrid',
      version: '3',
      hintsSeen: 'true',
    }),
  ).toMatchObject({
    title: 'Melken',
    types: ['vollzeit', 'saison'],
    fields: ['rind'],
    licences: [],
    payMinCents: 1750,
    payMaxCents: -1,
    accommodation: null,
    meals: 'Mittag',
    remote: true,
    weekendWork: false,
    version: 3,
    hintsSeen: true,
  });
});

test.each([
  [{ workPlace: 'vor-ort' }, { remote: false }],
  [{ workPlace: 'hybrid' }, { remote: true }],
  [{ workPlace: 'zuhause' }, { remote: true, remoteOnly: true }],
  // A draft of the form as it was.
  [{ remote: 'true' }, { remote: true }],
  [{}, { remote: false }],
])('with %j work is done %j', (form, asked) => {
  const { remote, remoteOnly } = jobRequest(form) as Record<string, unknown>;
  expect({ remote, ...(remoteOnly === undefined ? {} : { remoteOnly }) }).toEqual(asked);
});

test.each([
  [{ remote: false }, 'vor-ort'],
  [{ remote: true }, 'hybrid'],
  [{ remote: true, remoteOnly: true }, 'zuhause'],
])('%j comes back as %s', (content, workPlace) => {
  const groups = { types: [], fields: [], licences: [], languages: [] };
  const amounts = { payMinCents: null, payMaxCents: null, hoursPerWeek: null };
  expect(jobFormValues({ ...groups, ...amounts, ...content } as never)).toMatchObject({
    workPlace,
  });
});

test('messages of a group stand at its first box', () => {
  expect(atFields({ types: 'fehlt', title: 'kurz' })).toEqual({
    'types-vollzeit': 'fehlt',
    title: 'kurz',
  });
});

test('what was stored comes back into the fields', () => {
  const values = jobFormValues({
    types: ['vollzeit'],
    fields: ['rind'],
    licences: [],
    languages: [],
    title: 'Melken',
    payMinCents: 1750,
    payMaxCents: 2000,
    hoursPerWeek: null,
    weekendWork: true,
    meals: null,
  } as never);
  expect(values).toMatchObject({
    'types-vollzeit': true,
    payMinCents: '17,50',
    payMaxCents: '20',
    hoursPerWeek: '',
    weekendWork: true,
  });
  expect(values).not.toHaveProperty('meals');
});
