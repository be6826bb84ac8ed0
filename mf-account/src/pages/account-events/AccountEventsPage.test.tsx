import { render, screen } from '@testing-library/react';

import { AccountEventsPage } from './AccountEventsPage.tsx';

const registration = {
  code: 'r',
  title: 'Feldtag',
  startsAt: '2026-11-22T08:00:00.000Z',
  endsAt: '2026-11-22T15:00:00.000Z',
  state: 'bestaetigt',
  status: 'scheduled',
  seats: 1,
} as const;

function show(now: string) {
  const own = { registrations: [registration], events: [] };
  render(<AccountEventsPage params={{}} data={{ own, now }} />);
}

test('what is going on is not over, and says until when', () => {
  show('2026-11-22T12:00:00.000Z');
  expect(screen.queryByRole('heading', { name: 'Vorbei' })).toBeNull();
  expect(screen.getByText(/bis 16/u)).toBeTruthy();
});

test('what has ended is over', () => {
  show('2026-11-22T15:00:00.000Z');
  expect(screen.getByRole('heading', { name: 'Vorbei' })).toBeTruthy();
});
