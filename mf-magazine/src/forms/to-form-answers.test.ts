import { toFormAnswers } from './to-form-answers.ts';

test('sends text, ticked boxes and German numbers, and leaves out what is empty', () => {
  const values = {
    name: 'Ada',
    accepted: true,
    declined: false,
    hectares: 12.5,
    zero: 0,
    note: '',
    missing: undefined,
  };
  expect(toFormAnswers(values as Parameters<typeof toFormAnswers>[0])).toEqual({
    name: 'Ada',
    accepted: 'true',
    hectares: '12,5',
    zero: '0',
  });
});
