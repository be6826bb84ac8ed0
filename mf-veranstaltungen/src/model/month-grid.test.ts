import { parseFilter } from './calendar-filter.ts';
import { createMonthGrid } from './month-grid.ts';
import type { GridDay, MonthGridModel } from './month-grid.ts';

const TODAY = '2026-11-21';

const createGrid = (query: string, days: Record<string, number> = {}, today = TODAY) =>
  createMonthGrid(parseFilter(new URLSearchParams(query)), today, { days });

const listDays = ({ weeks }: MonthGridModel) =>
  weeks.flat().filter((day): day is GridDay => day !== null);

test('has weeks from Monday to Sunday', () => {
  const { name, weeks } = createGrid('wann=2026-12');
  expect(name).toBe('Dezember 2026');
  expect(weeks.map((week) => week.map((day) => Number(day?.day.slice(8) ?? 0)))).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
    [14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25, 26, 27],
    [28, 29, 30, 31, 0, 0, 0],
  ]);
});

test.each([
  ['2027-02', 4],
  ['2027-05', 6],
  ['2028-02', 5],
])('%s has %d weeks', (month, weekCount) =>
  expect(createGrid(`wann=${month}`).weeks).toHaveLength(weekCount),
);

test('only days with occurrences are links, which keep the other filters', () => {
  const days = listDays(createGrid('frei=1&seite=2', { '2026-11-21': 1, '2026-11-28': 12 }));
  expect(days.filter(({ href }) => href).map(({ label, href }) => [label, href])).toEqual([
    ['21. November, eine Veranstaltung', '/veranstaltungen?wann=heute&frei=1'],
    ['28. November, 12 Veranstaltungen', '/veranstaltungen?wann=2026-11-28&frei=1'],
  ]);
});

test.each([
  ['', [], []],
  ['wann=2026-11', [], []],
  ['wann=2026-11-24', ['2026-11-24'], ['2026-11-24']],
  ['wann=heute', ['2026-11-21'], ['2026-11-21']],
  ['wann=wochenende', [], ['2026-11-21', '2026-11-22']],
])('with „%s“, %j is chosen and %j is listed', (query, chosen, listed) => {
  const days = listDays(createGrid(query));
  expect(days.filter(({ isChosen }) => isChosen).map(({ day }) => day)).toEqual(chosen);
  expect(days.filter(({ isListed }) => isListed).map(({ day }) => day)).toEqual(listed);
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([TODAY]);
});

test.each([
  ['', null, 'Dezember 2026', 'November 2026'],
  ['wann=2026-11', null, 'Dezember 2026', null],
  ['wann=2026-12-31', 'November 2026', 'Januar 2027', 'Dezember 2026'],
  ['wann=2028-11', 'Oktober 2028', null, null],
])('with „%s“, links lead back to %s, on to %s, and to the whole of %s', (query, ...names) => {
  const { previous, next, whole } = createGrid(query);
  expect([previous, next, whole].map((link) => link?.name ?? null)).toEqual(names);
});

test('a weekend across two months shows the month in which it begins', () => {
  expect(createGrid('wann=wochenende', {}, '2027-01-29').name).toBe('Januar 2027');
});

test('a link to another month opens the grid there; a day opens its list', () => {
  const grid = createGrid('ansicht=monat', { '2026-11-28': 1 });
  expect(grid.isOpen).toBe(true);
  expect(grid.next?.href).toBe('/veranstaltungen?wann=2026-12&ansicht=monat');
  expect(grid.whole?.href).toBe('/veranstaltungen?wann=2026-11');
  expect(createGrid('wann=2026-12').isOpen).toBe(false);
});
