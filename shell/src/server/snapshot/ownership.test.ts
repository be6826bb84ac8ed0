import { getOwner, ownsPath } from './ownership.ts';

const owners = [
  { name: 'magazine', areas: ['/'] },
  { name: 'market', areas: ['/kleinanzeigen', '/jobs'] },
];

test.each([
  ['/', 'magazine'],
  ['/kleinanzeigen', 'market'],
  ['/kleinanzeigen/neu', 'market'],
  ['/kleinanzeigenmarkt', 'magazine'],
  ['/jobs/x', 'market'],
  ['/artikel/kleinanzeigen', 'magazine'],
])('%s belongs to %s', (path, name) => expect(getOwner(owners, path)?.name).toBe(name));

test('ends an area at a path segment', () => {
  expect(ownsPath(['/jobs'], '/jobsuche')).toBe(false);
});
