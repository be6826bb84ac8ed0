import { render } from '@testing-library/react';
import { parseFilter } from '#model/calendar-filter.ts';
import { createMonthGrid } from '#model/month-grid.ts';
import { EVENT_DAYS } from '#samples/event-samples.ts';
import { MonthGrid } from './MonthGrid.tsx';

function renderGrid(query: string) {
  const filter = parseFilter(new URLSearchParams(query));
  const model = createMonthGrid(filter, '2026-11-21', EVENT_DAYS);
  return render(<MonthGrid model={model} />);
}

test('is a table that names month, weekdays, days and numbers', () => {
  const { getByRole, getAllByRole } = renderGrid('wann=2026-11-28');
  expect(getByRole('table', { name: 'November 2026', hidden: true })).toBeTruthy();
  expect(getAllByRole('columnheader', { hidden: true })).toHaveLength(7);
  const chosen = getByRole('link', {
    name: '28. November, 12 Veranstaltungen, ausgewählt',
    hidden: true,
  });
  expect(chosen.textContent).toMatch(/2812$/);
  expect(chosen.getAttribute('rel')).toBe('nofollow');
  expect(chosen.getAttribute('href')).toBe('/veranstaltungen?wann=2026-11-28');
});

test('marks today, also without occurrences', () => {
  const { container } = renderGrid('');
  const today = container.querySelectorAll('[aria-current="date"]');
  expect([...today].map(({ textContent }) => textContent)).toEqual([
    '21. November, 4 Veranstaltungen214',
  ]);
});
