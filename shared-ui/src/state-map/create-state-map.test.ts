import { createStateMap } from './create-state-map.ts';
import { NEARBY_PLACE_COUNTS, PLACE_COUNTS } from './sample-place-counts.ts';

const OPTIONS = {
  nouns: ['Anzeige', 'Anzeigen'],
  radiiKm: [10, 25, 50],
  buildPlaceHref: (place: string, radiusKm: number) => `/liste?ort=${place}&umkreis=${radiusKm}`,
  closeHref: '/liste',
  wholeHref: '/liste?ansicht=karte',
} as const;

test('near places share a dot, which leads to the smallest radius that contains them', () => {
  const { dots } = createStateMap(PLACE_COUNTS, OPTIONS);
  expect(dots.map(({ label, href }) => [label, href]).slice(0, 2)).toEqual([
    ['Kempten und ein weiterer Ort, 14 Anzeigen', '/liste?ort=87435 Kempten&umkreis=25'],
    ['Kassel, 9 Anzeigen', '/liste?ort=34117 Kassel&umkreis=10'],
  ]);
  expect(dots.map(({ label }) => label)).toContain('Trier, 1 Anzeige');
});

test('dots do not overlap and stay large enough to hit', () => {
  const { dots, view } = createStateMap(PLACE_COUNTS, OPTIONS);
  // Width of the map in a window with 320 CSS pixels.
  const pixelsPerUnit = 288 / view.width;
  for (const dot of dots) {
    expect(dot.r * 2 * pixelsPerUnit).toBeGreaterThan(24);
    for (const other of dots.filter((candidate) => candidate !== dot))
      expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThanOrEqual(dot.r + other.r);
  }
});

test('places outside of the map are in the table only', () => {
  const { dots, places, summary } = createStateMap(PLACE_COUNTS, OPTIONS);
  expect(dots.map(({ label }) => label).join()).not.toContain('Wien');
  expect(places.map(({ label }) => label)).toContain('1010 Wien');
  expect(summary).toBe('46 Anzeigen an 10 Orten, 3 weitere ohne Ort auf der Karte');
});

test('shows the part of the country around an area with its circle, larger than the whole country', () => {
  const whole = createStateMap(PLACE_COUNTS, OPTIONS);
  const { circle, view, dots, scale, wholeHref } = createStateMap(NEARBY_PLACE_COUNTS, OPTIONS);
  expect(whole.circle).toBeNull();
  expect(whole.wholeHref).toBeNull();
  expect(wholeHref).toBe(OPTIONS.wholeHref);
  expect(view.width).toBe(view.height);
  expect(view.width / (circle?.r ?? 0)).toBeCloseTo(2.6, 1);
  expect(scale).toBeLessThan(0.2);
  expect(dots.map(({ label, isChosen }) => [label, isChosen])).toEqual([
    ['Kempten, 12 Anzeigen', true],
    ['Immenstadt, 2 Anzeigen', false],
  ]);
});

test('dots around a place lead to their rows, so that place and radius of the visitor stay', () => {
  const { dots, places } = createStateMap(NEARBY_PLACE_COUNTS, OPTIONS);
  expect(dots.map(({ href }) => href)).toEqual(['#ort-87435-Kempten', '#ort-87509-Immenstadt']);
  expect(places.map(({ id, href }) => [id, href])).toEqual([
    ['ort-87435-Kempten', '/liste?ort=87435 Kempten&umkreis=10'],
    ['ort-87509-Immenstadt', '/liste?ort=87509 Immenstadt&umkreis=10'],
  ]);
});

test('a wide area shows no more than the width of the country', () => {
  const near = { place: 'Kassel', postcode: '34117', lat: 51.32, lng: 9.5, radius: 500 };
  expect(createStateMap({ ...PLACE_COUNTS, near }, OPTIONS).scale).toBe(1);
});

test('a list without entries has an empty map', () => {
  const empty = createStateMap({ places: [], total: 3, near: null }, OPTIONS);
  expect(empty.dots).toEqual([]);
  expect(empty.summary).toBe('Keine Anzeigen mit Ort, 3 weitere ohne Ort auf der Karte');
});
