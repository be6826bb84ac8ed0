import { render } from '@testing-library/react';
import { readFilter } from '#model/calendar-filter.ts';
import { CALENDAR } from '#samples/event-samples.ts';
import { CalendarPage } from './CalendarPage.tsx';

const KEMPTEN = { postcode: '87435', place: 'Kempten', radius: 50 };

/** What stands beside the count when somebody asks for dates around a place. */
function aroundOf(place: string, near: typeof KEMPTEN | null): string {
  const filter = readFilter(new URLSearchParams({ ort: place }));
  const list = { ...CALENDAR.list!, near };
  const { container } = render(<CalendarPage params={{}} data={{ ...CALENDAR, filter, list }} />);
  return container.querySelector('[role=status]')?.textContent ?? '';
}

test.each([
  ['87435', / im Umkreis von 50 km um 87435 Kempten$/],
  ['Kempten', / im Umkreis von 50 km um 87435 Kempten$/],
  ['87499', / um 87435 Kempten\. Die Postleitzahl 87499 kennen wir nicht\.$/],
])('who asks for %s is told where it was looked', (place, words) => {
  expect(aroundOf(place, KEMPTEN)).toMatch(words);
});

test('who asks for a place that nobody knows is told so', () => {
  expect(aroundOf('Nirgendsheim', null)).toContain('Den Ort „Nirgendsheim“ kennen wir nicht');
});
