import { toJobFormValues } from './job-form-values.ts';
import { moveGroupErrorsToFields, buildJobRequest } from './job-request.server.ts';

test('converts a form into the request body: checkboxes to lists, amounts to cents, empty fields to null', () => {
  expect(
    buildJobRequest({
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
  // These drafts were saved before the field `workPlace` existed.
  [{ remote: 'true' }, { remote: true }],
  [{}, { remote: false }],
])('form values %j give the workplace %j', (form, expected) => {
  const { remote, remoteOnly } = buildJobRequest(form) as Record<string, unknown>;
  expect({ remote, ...(remoteOnly === undefined ? {} : { remoteOnly }) }).toEqual(expected);
});

test.each([
  [{ remote: false }, 'vor-ort'],
  [{ remote: true }, 'hybrid'],
  [{ remote: true, remoteOnly: true }, 'zuhause'],
])('fills the form field for %j with %s', (content, workPlace) => {
  const groups = { types: [], fields: [], licences: [], languages: [] };
  const emptyAmounts = { payMinCents: null, payMaxCents: null, hoursPerWeek: null };
  expect(toJobFormValues({ ...groups, ...emptyAmounts, ...content } as never)).toMatchObject({
    workPlace,
  });
});

test('moves errors of a group to its first checkbox', () => {
  expect(moveGroupErrorsToFields({ types: 'fehlt', title: 'kurz' })).toEqual({
    'types-vollzeit': 'fehlt',
    title: 'kurz',
  });
});

test('fills the form with a stored job posting', () => {
  const values = toJobFormValues({
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
