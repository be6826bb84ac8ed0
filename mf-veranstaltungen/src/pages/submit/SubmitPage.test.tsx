import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toFormFields } from '#model/event-form.ts';
import { EVENT_INPUT, WEEKLY_INPUT } from '#samples/submission-samples.ts';
import { SubmitPage } from './SubmitPage.tsx';

const createPage = (input: typeof EVENT_INPUT) => (
  <SubmitPage params={{}} data={{ fields: toFormFields(input), formKey: 'muster', version: 3 }} />
);
const renderPage = (input: typeof EVENT_INPUT) => render(createPage(input));

test('hides the time fields for all-day events', () => {
  renderPage(EVENT_INPUT);
  expect(screen.getByLabelText('Beginn')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'ganztägig' }));
  expect(screen.queryByLabelText('Beginn')).toBeNull();
  expect(screen.queryByLabelText('Ende')).toBeNull();
});

test('offers several weekdays for weekly recurrence and describes the rule', () => {
  renderPage(WEEKLY_INPUT);
  expect(screen.getByText(/jede Woche am Dienstag und Donnerstag/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Samstag' }));
  expect(screen.getByText(/am Dienstag, Donnerstag und Samstag/u)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Wiederholung'), { target: { value: 'daily' } });
  expect(screen.queryByRole('checkbox', { name: 'Samstag' })).toBeNull();
  expect(screen.getByLabelText(/Fällt aus am/u)).toBeTruthy();
});

test('without script requires no conditional field and marks none as optional', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(createPage(WEEKLY_INPUT));
  const serverMarkup = within(container);
  expect(serverMarkup.getByLabelText<HTMLInputElement>('Tag').required).toBe(true);
  for (const label of ['Beginn', 'Ende', 'Veranstaltungsort', 'Ort', 'Adresse der Anmeldung']) {
    expect(serverMarkup.getByLabelText<HTMLInputElement>(label).required).toBe(false);
  }
  renderPage(EVENT_INPUT);
  expect(screen.getByLabelText<HTMLInputElement>('Beginn').required).toBe(true);
});
