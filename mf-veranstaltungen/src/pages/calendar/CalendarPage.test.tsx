import { render } from '@testing-library/react';
import { parseFilter } from '#model/calendar-filter.ts';
import { CALENDAR } from '#samples/event-samples.ts';
import { CalendarPage } from './CalendarPage.tsx';

const KEMPTEN_CENTER = { postcode: '87435', place: 'Kempten', radius: 50 };

/** Renders the calendar and returns the text with the number of results and the search area. */
function renderSearchAreaText(place: string, searchCenter: typeof KEMPTEN_CENTER | null): string {
  const filter = parseFilter(new URLSearchParams({ ort: place }));
  const list = { ...CALENDAR.list!, near: searchCenter };
  const { container } = render(<CalendarPage params={{}} data={{ ...CALENDAR, filter, list }} />);
  return container.querySelector('[role=status]')?.textContent ?? '';
}

test.each([
  ['87435', / im Umkreis von 50 km um 87435 Kempten$/],
  ['Kempten', / im Umkreis von 50 km um 87435 Kempten$/],
  ['87499', / um 87435 Kempten\. Die Postleitzahl 87499 kennen wir nicht\.$/],
])('shows the search area for %s', (place, expectedText) => {
  expect(renderSearchAreaText(place, KEMPTEN_CENTER)).toMatch(expectedText);
});

test('says that the place is unknown', () => {
  expect(renderSearchAreaText('Nirgendsheim', null)).toContain(
    'Den Ort „Nirgendsheim“ kennen wir nicht',
  );
});
