import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { REGISTRATION_FORM } from '#samples/registration-samples.ts';
import { RegisterForm } from './RegisterForm.tsx';

const [date] = REGISTRATION_FORM.dates;
const occurrenceWithFewSeats = { ...date!, id: 'wenige', seatsLeft: 1 };
const occurrenceWithManySeats = {
  ...date!,
  id: 'viele',
  startsAt: '2026-11-29T08:00:00.000Z',
  seatsLeft: 20,
};
const waitlistOnlyOccurrence = {
  ...occurrenceWithManySeats,
  id: 'schlange',
  registration: 'waitlist',
  seatsLeft: 0,
} as const;

const createForm = (...dates: (typeof REGISTRATION_FORM)['dates'][number][]) => (
  <RegisterForm
    data={{
      form: { ...REGISTRATION_FORM, date: dates[0]!, dates, maxPerPerson: 4 },
      formKey: 'muster',
      isSent: false,
    }}
    state={undefined}
  />
);
const getOfferedSeats = (container: ParentNode = document) =>
  [...container.querySelectorAll('select[name="seats"] option')]
    .map((option) => option.getAttribute('value'))
    .filter(Boolean);

function renderOnServer(...dates: Parameters<typeof createForm>) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(createForm(...dates));
  return container;
}

test('offers at most the free seats of the chosen occurrence; the waitlist has no such limit', () => {
  render(createForm(occurrenceWithFewSeats, occurrenceWithManySeats, waitlistOnlyOccurrence));
  expect(getOfferedSeats()).toEqual(['1']);
  const [, secondRadio, thirdRadio] = screen.getAllByRole('radio', { name: /Uhr/u });
  fireEvent.click(secondRadio!);
  expect(getOfferedSeats()).toEqual(['1', '2', '3', '4']);
  fireEvent.click(thirdRadio!);
  expect(getOfferedSeats()).toEqual(['1', '2', '3', '4']);
});

test('resets the number of seats when another occurrence has fewer', () => {
  render(createForm(occurrenceWithManySeats, occurrenceWithFewSeats));
  const seats = screen.getByLabelText<HTMLSelectElement>('Plätze');
  fireEvent.focus(seats);
  fireEvent.change(seats, { target: { value: '3' } });
  fireEvent.blur(seats);
  fireEvent.click(screen.getAllByRole('radio', { name: /Uhr/u })[1]!);
  expect(seats.value).toBe('');
  fireEvent.change(screen.getByLabelText('Vorname'), { target: { value: 'Hanna' } });
  expect(screen.getByText(/nicht mehr frei/u)).toBeTruthy();
});

test('without script uses the limit of a single occurrence, but not of several', () => {
  expect(getOfferedSeats(renderOnServer(occurrenceWithFewSeats))).toEqual(['1']);
  expect(getOfferedSeats(renderOnServer(occurrenceWithFewSeats, occurrenceWithManySeats))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
});
