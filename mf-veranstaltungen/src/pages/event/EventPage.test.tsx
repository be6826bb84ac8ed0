import { render, screen } from '@testing-library/react';
import { EVENT_WITH_ONE_OCCURRENCE, EVENT_PAGE_URL } from '#samples/event-samples.ts';
import { OPEN_EVENT } from '#samples/registration-samples.ts';
import { EventPage } from './EventPage.tsx';

const renderPage = (event: typeof EVENT_WITH_ONE_OCCURRENCE) =>
  render(<EventPage params={{}} data={{ event, isOver: false, url: EVENT_PAGE_URL }} />);

test('renders description lines that start with a dash as a list', () => {
  renderPage({
    ...EVENT_WITH_ONE_OCCURRENCE,
    pictures: [],
    description: ['Bitte mitbringen:\n- feste Schuhe\n- Sense', 'Bis bald!'],
  });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['feste Schuhe', 'Sense']));
  expect(screen.getByText('Bitte mitbringen:').tagName).toBe('P');
  expect(screen.getByText('Bis bald!').tagName).toBe('P');
});

test('offers the waitlist only if no later occurrence has a free seat', () => {
  const [firstDate] = OPEN_EVENT.dates;
  const fullOccurrence = {
    ...firstDate!,
    id: 'voll',
    registration: 'waitlist',
    seatsLeft: 0,
  } as const;
  const { unmount } = renderPage({ ...OPEN_EVENT, dates: [fullOccurrence, firstDate!] });
  // One link is beside the facts, the other one in the bar at the edge of the window.
  expect(screen.getAllByRole('link', { name: 'Platz reservieren' })).toHaveLength(2);
  unmount();
  renderPage({ ...OPEN_EVENT, dates: [fullOccurrence] });
  expect(screen.getAllByRole('link', { name: 'Auf die Warteliste' })).toHaveLength(2);
});
