import { render, screen } from '@testing-library/react';

import { AccountEventsPage } from './AccountEventsPage.tsx';

const registration = {
  code: 'r',
  title: 'Feldtag',
  startsAt: '2026-11-22T08:00:00.000Z',
  endsAt: '2026-11-22T15:00:00.000Z',
  state: 'confirmed',
  status: 'scheduled',
  seats: 1,
} as const;

function renderPage(now: string) {
  const accountEvents = { registrations: [registration], events: [], pages: 2 };
  render(<AccountEventsPage params={{}} data={{ accountEvents, page: 1, now }} />);
}

test('lists a running event as upcoming, with its end', () => {
  renderPage('2026-11-22T12:00:00.000Z');
  expect(screen.queryByRole('heading', { name: 'Vorbei' })).toBeNull();
  expect(screen.getByText(/bis 16/u)).toBeTruthy();
});

test('lists an ended event as past', () => {
  renderPage('2026-11-22T15:00:00.000Z');
  expect(screen.getByRole('heading', { name: 'Vorbei' })).toBeTruthy();
});

test('links to the other pages of submitted events', () => {
  renderPage('2026-11-22T12:00:00.000Z');
  const link = screen.getByRole('link', { name: 'Seite 2' });
  expect(link.getAttribute('href')).toBe('/mein-account/veranstaltungen?seite=2');
});
