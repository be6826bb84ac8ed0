import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';
import {
  findActiveStepIndices,
  findNearestActiveStepIndex,
  findFirstErrorStepIndex,
} from './form-steps.ts';

const field = (name: string, fields: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  kind: 'text',
  required: false,
  maxLength: 50,
  ...fields,
});
const defineForm = (...steps: readonly (readonly FormField[])[]): FormDefinition => ({
  title: 'T',
  steps: steps.map((fields) => ({ fields })),
  submitLabel: 'Senden',
  successTitle: 'Danke',
  successText: '',
});

const hasCowsField = field('hasCows', { kind: 'checkbox' });
const cowCountField = field('cowCount', { showIf: { field: 'hasCows', is: 'true' } });
const heading = field('heading', { kind: 'heading' });
const hiddenField = field('source', { kind: 'hidden' });

test('leaves out a step whose questions depend on another answer', () => {
  const form = defineForm([hasCowsField], [heading, cowCountField], [field('place')]);
  expect(findActiveStepIndices(form, {})).toEqual([0, 2]);
  expect(findActiveStepIndices(form, { hasCows: 'true' })).toEqual([0, 1, 2]);
});

test('keeps a step of headings, leaves out one of hidden fields, and keeps at least one step', () => {
  expect(findActiveStepIndices(defineForm([hasCowsField], [heading], [hiddenField]), {})).toEqual([
    0, 1,
  ]);
  expect(findActiveStepIndices(defineForm([hiddenField]), {})).toEqual([0]);
});

test.each([
  [[0, 2, 5], 1, 2],
  [[0, 2, 5], 5, 5],
  [[0, 2, 5], 6, 5],
  [[], 3, 0],
])('of the steps %j, the nearest to %d is %d', (steps, index, nearestIndex) => {
  expect(findNearestActiveStepIndex(steps, index)).toBe(nearestIndex);
});

test('finds the first step with an error', () => {
  const form = defineForm([field('a')], [field('b')], [field('c')]);
  expect(findFirstErrorStepIndex(form, { c: 'fehlt', b: 'fehlt' })).toBe(1);
  expect(findFirstErrorStepIndex(form, { '': 'Das hat nicht geklappt.' })).toBeUndefined();
  // `toString` exists on every object, but is not an error here.
  expect(findFirstErrorStepIndex(defineForm([field('toString')]), {})).toBeUndefined();
});
