import { computeFormVersion } from './form-version.ts';

const consent = { _uid: 'c', kind: 'consent', name: 'ja', label: 'Ich stimme zu.' };
const form = (field: object, more: object = {}) => ({
  _uid: 'f',
  component: 'form',
  headline: 'Leserbrief',
  steps: [{ _uid: 's', component: 'form_step', fields: [field] }],
  ...more,
});

test('is independent of key order', async () => {
  const version = await computeFormVersion(form(consent));
  expect(version).toMatch(/^[\da-f]{16}$/);
  const { _uid, ...others } = consent;
  expect(await computeFormVersion(form({ ...others, _uid, _editable: '<!-- -->' }))).toBe(version);
  expect(await computeFormVersion(form(consent, { recipient: 'x@hof.example' }))).toBe(version);
});

test.each([
  ['a word of the consent', form({ ...consent, label: 'Ich stimme allem zu.' })],
  ['what stands below it', form({ ...consent, help: 'Jederzeit zu widerrufen.' })],
  ['the headline', form(consent, { headline: 'Umfrage' })],
  ['the lead', form(consent, { lead: 'Schreiben Sie uns.' })],
])('changes with %s', async (_, changed) =>
  expect(await computeFormVersion(changed)).not.toBe(await computeFormVersion(form(consent))),
);
