import { fireEvent, render, screen } from '@testing-library/react';
import { fieldsOf } from '#model/event-form.ts';
import { EVENT_INPUT, WEEKLY_INPUT } from '#samples/submission-samples.ts';
import { SubmitPage } from './SubmitPage.tsx';

const show = (input: typeof EVENT_INPUT) =>
  render(
    <SubmitPage params={{}} data={{ fields: fieldsOf(input), formKey: 'muster', version: 3 }} />,
  );

test('what lasts all day asks for no hours', () => {
  show(EVENT_INPUT);
  expect(screen.getByLabelText('Beginn')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'ganztägig' }));
  expect(screen.queryByLabelText('Beginn')).toBeNull();
  expect(screen.queryByLabelText('Ende')).toBeNull();
});

test('several days of the week are asked for where it repeats by weeks, and said in words', () => {
  show(WEEKLY_INPUT);
  expect(screen.getByText(/jede Woche am Dienstag und Donnerstag/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Samstag' }));
  expect(screen.getByText(/am Dienstag, Donnerstag und Samstag/u)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Wiederholung'), { target: { value: 'taeglich' } });
  expect(screen.queryByRole('checkbox', { name: 'Samstag' })).toBeNull();
  expect(screen.getByLabelText(/Fällt aus am/u)).toBeTruthy();
});
