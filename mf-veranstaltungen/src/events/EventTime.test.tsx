import { render } from '@testing-library/react';
import { DayList } from '#list/DayList.tsx';
import { MARKET_EVENT } from '#samples/event-samples.ts';
import { EventTime } from './EventTime.tsx';

const FAIR_DATES = { startsAt: '2026-11-27T09:00:00.000Z', endsAt: '2026-11-29T16:00:00.000Z' };
const NIGHT_PARTY_DATES = {
  startsAt: '2026-11-27T19:00:00.000Z',
  endsAt: '2026-11-28T01:00:00.000Z',
};
const NEW_YEAR_DATES = { startsAt: '2026-12-30T09:00:00.000Z', endsAt: '2027-01-02T16:00:00.000Z' };

const ONE_DAY_DATES = { startsAt: '2026-11-27T23:00:00.000Z', endsAt: '2026-11-28T22:59:00.000Z' };
const TWO_DAY_DATES = { ...ONE_DAY_DATES, endsAt: '2026-11-29T22:59:00.000Z' };

const renderText = (element: React.ReactElement) =>
  render(element).container.textContent?.replaceAll('\u00a0', ' ');

test.each([
  [FAIR_DATES, 'Fr., 27. November 2026, 10 Uhr bis So., 29. November, 17 Uhr'],
  [NIGHT_PARTY_DATES, 'Fr., 27. November 2026, 20 Uhr bis 2 Uhr'],
  [NEW_YEAR_DATES, 'Mi., 30. Dezember 2026, 10 Uhr bis Sa., 2. Januar 2027, 17 Uhr'],
  [ONE_DAY_DATES, 'Sa., 28. November 2026, ganztägig'],
  [TWO_DAY_DATES, 'Sa., 28. November 2026 bis So., 29. November, ganztägig'],
])('formats %j', (date, text) => {
  expect(renderText(<EventTime date={date} />)).toBe(text);
});

test('lists show the end only if it is on another day', () => {
  expect(renderText(<EventTime date={NIGHT_PARTY_DATES} isBrief />)).toBe(
    'Fr., 27. November 2026, 20 Uhr',
  );
  expect(renderText(<EventTime date={FAIR_DATES} isBrief />)).toContain('bis So., 29. November');
});

test('all-day occurrences have days as datetime and no time in lists', () => {
  const { container } = render(<EventTime date={TWO_DAY_DATES} />);
  const datetimes = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(datetimes).toEqual(['2026-11-28', '2026-11-29']);
  expect(renderText(<EventTime date={ONE_DAY_DATES} isBrief />)).toBe('Sa., 28. November 2026');
});

describe('list by day', () => {
  const events = [
    { ...MARKET_EVENT, ...FAIR_DATES, occurrenceId: 'messe' },
    { ...MARKET_EVENT, startsAt: '2026-11-28T07:00:00.000Z', endsAt: '2026-11-28T12:00:00.000Z' },
  ];

  test('lists a running fair under the first requested day, with its end', () => {
    const { container, getAllByRole } = render(
      <DayList model={{ events, from: '2026-11-28', today: '2026-11-28' }} />,
    );
    const days = getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Heute, Sa., 28. November']);
    const [fairRow, marketRow] = [...container.querySelectorAll('article')];
    expect(fairRow?.textContent).toContain('ab 27.11.');
    expect(fairRow?.textContent).toContain('läuft bis So., 29. November, 17');
    expect(marketRow?.textContent).toContain('8');
    expect(marketRow?.textContent).not.toContain('läuft bis');
  });

  test('shows an all-day label instead of the time', () => {
    const allDayEvents = [{ ...MARKET_EVENT, ...ONE_DAY_DATES, occurrenceId: 'tag' }];
    const { container } = render(
      <DayList model={{ events: allDayEvents, from: '2026-11-28', today: '2026-11-28' }} />,
    );
    const row = container.querySelector('article');
    expect(row?.textContent).toContain('ganztägig');
    expect(row?.textContent).not.toContain('Uhr');
  });

  test('shows start time and end on the first day', () => {
    const { container } = render(
      <DayList model={{ events, from: '2026-11-26', today: '2026-11-26' }} />,
    );
    const [fairRow] = [...container.querySelectorAll('article')];
    expect(fairRow?.textContent).toContain('10');
    expect(fairRow?.textContent).toContain('bis So., 29. November, 17');
    expect(container.querySelectorAll('h2')).toHaveLength(2);
  });
});
