import { render, within } from '@testing-library/react';
import { createStateMap } from './create-state-map.ts';
import { NEARBY_PLACE_COUNTS, PLACE_COUNTS } from './sample-place-counts.ts';
import { StateMap } from './StateMap.tsx';

const renderMap = (counts: typeof PLACE_COUNTS) =>
  render(
    <StateMap
      model={createStateMap(counts, {
        nouns: ['Termin', 'Termine'],
        radiiKm: [10, 25],
        buildPlaceHref: (place, radiusKm) => `/?ort=${place}&umkreis=${radiusKm}`,
        closeHref: '/',
        wholeHref: '/?ansicht=karte',
      })}
    />,
  );

test('draws sixteen states, and dots that are links', () => {
  const { container, getByRole } = renderMap(PLACE_COUNTS);
  expect(container.querySelectorAll('g path')).toHaveLength(16);
  const map = within(getByRole('group', { name: 'Orte auf der Karte' }));
  expect(map.getByRole('link', { name: 'Kassel, 9 Termine' }).getAttribute('href')).toBe(
    '/?ort=34117 Kassel&umkreis=10',
  );
});

test('the table has all places with their numbers', () => {
  const { getByRole } = renderMap(PLACE_COUNTS);
  const rows = within(getByRole('table', { name: 'Orte der Karte', hidden: true })).getAllByRole(
    'row',
    { hidden: true },
  );
  expect(rows.map((row) => row.textContent)).toContain('1010 Wien1');
  expect(rows).toHaveLength(PLACE_COUNTS.places.length + 1);
});

test('marks the chosen place and leads back to the whole country', () => {
  const { getByRole } = renderMap(NEARBY_PLACE_COUNTS);
  const chosen = getByRole('link', { name: 'Kempten, 12 Termine' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  expect(getByRole('link', { name: 'Ganz Deutschland' }).getAttribute('href')).toBe(
    '/?ansicht=karte',
  );
});

test.each([
  ['the country', PLACE_COUNTS, 18],
  ['an area', NEARBY_PLACE_COUNTS, 3],
])('crawlers do not follow links of the map of %s to other maps', (_case, counts, minLinks) => {
  const { container } = renderMap(counts);
  const mapLinks = [...container.querySelectorAll('a[href*="ort="], a[href*="ansicht="]')];
  expect(mapLinks.length).toBeGreaterThanOrEqual(minLinks);
  expect(new Set(mapLinks.map((link) => link.getAttribute('rel')))).toEqual(new Set(['nofollow']));
});
