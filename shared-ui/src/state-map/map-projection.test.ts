import { GERMAN_STATES, MAP_PLANE } from './german-states.generated.ts';
import { projectDistance, projectPoint } from './map-projection.ts';

/** Returns the points of an outline. The path data has one absolute move per ring. */
function readOutline(name: string): { x: number; y: number }[] {
  const path = GERMAN_STATES.find((state) => state.name === name)?.path ?? '';
  return path.split('z').flatMap((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[index * 2] ?? 0;
      y += numbers[index * 2 + 1] ?? 0;
      return { x, y };
    });
  });
}

test.each([
  ['Berlin', { lat: 52.52, lng: 13.405 }],
  ['Hamburg', { lat: 53.55, lng: 9.993 }],
  ['Saarland', { lat: 49.384, lng: 6.953 }],
  ['Hessen', { lat: 50.608, lng: 9.028 }],
  ['Bayern', { lat: 48.946, lng: 11.404 }],
  ['Sachsen', { lat: 51.052, lng: 13.35 }],
])('the centre of %s lies in the middle of its outline', (name, coordinates) => {
  const { x, y } = projectPoint(coordinates);
  const points = readOutline(name);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
  expect((x - minX) / (maxX - minX)).toBeCloseTo(0.5, 0);
  expect((y - minY) / (maxY - minY)).toBeCloseTo(0.5, 0);
  for (const value of [(x - minX) / (maxX - minX), (y - minY) / (maxY - minY)]) {
    expect(value).toBeGreaterThan(0.25);
    expect(value).toBeLessThan(0.75);
  }
});

test('the southernmost point is at the lower edge', () => {
  const { y } = projectPoint({ lat: 47.2701, lng: 10.178 });
  expect(Math.abs(y - MAP_PLANE.height)).toBeLessThan(6);
});

test('a distance fits the distance of two places', () => {
  // Hannover and Hildesheim are 28 km apart.
  const [first, second] = [
    projectPoint({ lat: 52.374, lng: 9.739 }),
    projectPoint({ lat: 52.151, lng: 9.951 }),
  ];
  const length = Math.hypot(first.x - second.x, first.y - second.y);
  expect(length / projectDistance(28.7, 52.26)).toBeCloseTo(1, 1);
});
