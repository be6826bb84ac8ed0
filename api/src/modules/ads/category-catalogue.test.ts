import { CategoryCatalogue } from './category-catalogue.ts';

type Category = ConstructorParameters<typeof CategoryCatalogue>[0][number];

const category = (id: string, own: Partial<Category> = {}): Category => ({
  id,
  slug: id,
  name: id,
  parentId: null,
  position: 1,
  legacy: false,
  replacedById: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...own,
});

const catalogue = new CategoryCatalogue([
  category('maschinen'),
  category('traktoren', { parentId: 'maschinen' }),
  category('schlepper', { legacy: true, replacedById: 'traktoren' }),
  category('zugmaschinen', { legacy: true, replacedById: 'schlepper' }),
  category('kreis-a', { legacy: true, replacedById: 'kreis-b' }),
  category('kreis-b', { legacy: true, replacedById: 'kreis-a' }),
  category('alt', { legacy: true }),
  category('darunter', { parentId: 'alt' }),
  category('tief-darunter', { parentId: 'darunter' }),
]);
const of = (id: string) => {
  const found = catalogue.byId(id);
  if (!found) throw new Error(id);
  return found;
};

test.each([
  ['traktoren', 'traktoren'],
  ['schlepper', 'traktoren'],
  ['zugmaschinen', 'traktoren'],
  ['alt', 'alt'],
])('the legacy category „%s“ is replaced by „%s“', (id, today) => {
  expect(catalogue.currentOf(id)?.id).toBe(today);
});

test('circular replacements terminate', () => {
  expect(catalogue.currentOf('kreis-a')?.legacy).toBe(true);
});

test('no descendant of a legacy category is selectable', () => {
  expect(catalogue.isSelectable(of('traktoren'))).toBe(true);
  for (const id of ['schlepper', 'alt', 'darunter', 'tief-darunter', 'maschinen']) {
    expect(catalogue.isSelectable(of(id))).toBe(false);
  }
  expect(catalogue.current().map(({ id }) => id)).toEqual(['maschinen', 'traktoren']);
});
