import { render } from '@testing-library/react';
import { PageWithoutParts } from '@gruenland/shared-ui/shell-context/testing/PageWithoutParts.tsx';
import { parseFilter } from '#model/calendar-filter.ts';
import { CALENDAR } from '#samples/event-samples.ts';
import { CalendarPage } from './CalendarPage.tsx';

const KEMPTEN_CENTER = { postcode: '87435', place: 'Kempten', radius: 50 };

/** Renders the calendar for a place and returns its text. */
function renderCalendarText(place: string, searchCenter: typeof KEMPTEN_CENTER | null): string {
  const filter = parseFilter(new URLSearchParams({ ort: place }));
  const list = { ...CALENDAR.list!, near: searchCenter };
  const { container } = render(<CalendarPage params={{}} data={{ ...CALENDAR, filter, list }} />, {
    wrapper: PageWithoutParts,
  });
  return container.textContent;
}

test.each([
  ['87435', / im Umkreis von 50 km um 87435 Kempten/],
  ['Kempten', / im Umkreis von 50 km um 87435 Kempten/],
  ['87499', /Die Postleitzahl 87499 kennen wir nicht; gezeigt wird die Umgebung von 87435 Kempten/],
])('shows the search area for %s', (place, expectedText) => {
  expect(renderCalendarText(place, KEMPTEN_CENTER)).toMatch(expectedText);
});

test('an empty calendar says what was searched, and offers the words that were meant', () => {
  const filter = parseFilter(new URLSearchParams({ q: 'Klauenpfelge' }));
  const understood = { also: [], suggestion: 'Klauenpflege' };
  const list = { ...CALENDAR.list!, total: 0, understood };
  const { container, getByRole } = render(
    <CalendarPage params={{}} data={{ ...CALENDAR, filter, list }} />,
    { wrapper: PageWithoutParts },
  );
  expect(container.textContent).toContain('Kein Termin für Klauenpflege');
  expect(getByRole('link', { name: 'Klauenpflege' }).getAttribute('href')).toBe(
    '/veranstaltungen?q=Klauenpflege',
  );
  expect(getByRole('link', { name: /^Suchauftrag anlegen/u })).toBeTruthy();
});

test('says that the place is unknown', () => {
  expect(renderCalendarText('Nirgendsheim', null)).toContain(
    'Den Ort „Nirgendsheim“ kennen wir nicht',
  );
});
