import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { REGISTRATION_FORM } from '#samples/registration-samples.ts';
import { RegisterForm } from './RegisterForm.tsx';

const [date] = REGISTRATION_FORM.dates;
const few = { ...date!, id: 'wenige', seatsLeft: 1 };
const many = { ...date!, id: 'viele', startsAt: '2026-11-29T08:00:00.000Z', seatsLeft: 20 };
const line = { ...many, id: 'schlange', registration: 'waitlist', seatsLeft: 0 } as const;

const view = (...dates: (typeof REGISTRATION_FORM)['dates'][number][]) => (
  <RegisterForm
    data={{
      form: { ...REGISTRATION_FORM, date: dates[0]!, dates, maxPerPerson: 4 },
      formKey: 'muster',
      sent: false,
    }}
    state={undefined}
  />
);
const offered = (root: ParentNode = document) =>
  [...root.querySelectorAll('select[name="seats"] option')]
    .map((option) => option.getAttribute('value'))
    .filter(Boolean);

function served(...dates: Parameters<typeof view>) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(view(...dates));
  return root;
}

test('no more seats are offered than the chosen date has; who waits may wish for more', () => {
  render(view(few, many, line));
  expect(offered()).toEqual(['1']);
  const [, second, third] = screen.getAllByRole('radio', { name: /Uhr/u });
  fireEvent.click(second!);
  expect(offered()).toEqual(['1', '2', '3', '4']);
  fireEvent.click(third!);
  expect(offered()).toEqual(['1', '2', '3', '4']);
});

test('a number chosen before is not taken along to a date with fewer seats', () => {
  render(view(many, few));
  const seats = screen.getByLabelText<HTMLSelectElement>('Plätze');
  fireEvent.focus(seats);
  fireEvent.change(seats, { target: { value: '3' } });
  fireEvent.blur(seats);
  fireEvent.click(screen.getAllByRole('radio', { name: /Uhr/u })[1]!);
  expect(seats.value).toBe('');
  fireEvent.change(screen.getByLabelText('Vorname'), { target: { value: 'Hanna' } });
  expect(screen.getByText(/nicht mehr frei/u)).toBeTruthy();
});

test('without script the only date is known, which of several is not', () => {
  expect(offered(served(few))).toEqual(['1']);
  expect(offered(served(few, many))).toEqual(['1', '2', '3', '4']);
});
