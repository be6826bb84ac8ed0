import { render } from '@testing-library/react';
import { DayList } from '#list/DayList.tsx';
import { MARKET } from '#samples/event-samples.ts';
import { When } from './When.tsx';

const FAIR = { startsAt: '2026-11-27T09:00:00.000Z', endsAt: '2026-11-29T16:00:00.000Z' };
const FEAST = { startsAt: '2026-11-27T19:00:00.000Z', endsAt: '2026-11-28T01:00:00.000Z' };
const TURN = { startsAt: '2026-12-30T09:00:00.000Z', endsAt: '2027-01-02T16:00:00.000Z' };

const DAY = { startsAt: '2026-11-27T23:00:00.000Z', endsAt: '2026-11-28T22:59:00.000Z' };
const DAYS = { ...DAY, endsAt: '2026-11-29T22:59:00.000Z' };

const textOf = (element: React.ReactElement) =>
  render(element).container.textContent?.replaceAll('\u00a0', ' ');

test.each([
  [FAIR, 'Fr., 27. November 2026, 10 Uhr bis So., 29. November, 17 Uhr'],
  [FEAST, 'Fr., 27. November 2026, 20 Uhr bis 2 Uhr'],
  [TURN, 'Mi., 30. Dezember 2026, 10 Uhr bis Sa., 2. Januar 2027, 17 Uhr'],
  [DAY, 'Sa., 28. November 2026, ganztägig'],
  [DAYS, 'Sa., 28. November 2026 bis So., 29. November, ganztägig'],
])('%j', (date, text) => {
  expect(textOf(<When date={date} />)).toBe(text);
});

test('in lists the end stands where it is on another day', () => {
  expect(textOf(<When date={FEAST} brief />)).toBe('Fr., 27. November 2026, 20 Uhr');
  expect(textOf(<When date={FAIR} brief />)).toContain('bis So., 29. November');
});

test('what lasts all day has days for machines, and no hour in lists', () => {
  const { container } = render(<When date={DAYS} />);
  const times = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual(['2026-11-28', '2026-11-29']);
  expect(textOf(<When date={DAY} brief />)).toBe('Sa., 28. November 2026');
});

describe('the list day by day', () => {
  const events = [
    { ...MARKET, ...FAIR, dateId: 'messe' },
    { ...MARKET, startsAt: '2026-11-28T07:00:00.000Z', endsAt: '2026-11-28T12:00:00.000Z' },
  ];

  test('a fair that runs stands under the first day that is asked for, with its end', () => {
    const { container, getAllByRole } = render(
      <DayList events={events} from="2026-11-28" today="2026-11-28" />,
    );
    const days = getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Heute, Sa., 28. November']);
    const [fair, market] = [...container.querySelectorAll('article')];
    expect(fair?.textContent).toContain('ab 27.11.');
    expect(fair?.textContent).toContain('läuft bis So., 29. November, 17');
    expect(market?.textContent).toContain('8');
    expect(market?.textContent).not.toContain('läuft bis');
  });

  test('what lasts all day says so instead of an hour', () => {
    const all = [{ ...MARKET, ...DAY, dateId: 'tag' }];
    const { container } = render(<DayList events={all} from="2026-11-28" today="2026-11-28" />);
    const row = container.querySelector('article');
    expect(row?.textContent).toContain('ganztägig');
    expect(row?.textContent).not.toContain('Uhr');
  });

  test('on its first day it stands with its hour and its end', () => {
    const { container } = render(<DayList events={events} from="2026-11-26" today="2026-11-26" />);
    const [fair] = [...container.querySelectorAll('article')];
    expect(fair?.textContent).toContain('10');
    expect(fair?.textContent).toContain('bis So., 29. November, 17');
    expect(container.querySelectorAll('h2')).toHaveLength(2);
  });
});
