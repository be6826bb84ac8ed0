import { CategoryCatalogue } from './category-catalogue.ts';

type Category = ConstructorParameters<typeof CategoryCatalogue>[0][number];

const createCategory = (id: string, changedFields: Partial<Category> = {}): Category => ({
  id,
  slug: id,
  name: id,
  parentId: null,
  position: 1,
  legacy: false,
  replacedById: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...changedFields,
});

const catalogue = new CategoryCatalogue([
  createCategory('maschinen'),
  createCategory('traktoren', { parentId: 'maschinen' }),
  createCategory('schlepper', { legacy: true, replacedById: 'traktoren' }),
  createCategory('zugmaschinen', { legacy: true, replacedById: 'schlepper' }),
  createCategory('kreis-a', { legacy: true, replacedById: 'kreis-b' }),
  createCategory('kreis-b', { legacy: true, replacedById: 'kreis-a' }),
  createCategory('alt', { legacy: true }),
  createCategory('darunter', { parentId: 'alt' }),
  createCategory('tief-darunter', { parentId: 'darunter' }),
]);
const requireCategory = (id: string) => {
  const category = catalogue.findById(id);
  if (!category) throw new Error(id);
  return category;
};

test.each([
  ['traktoren', 'traktoren'],
  ['schlepper', 'traktoren'],
  ['zugmaschinen', 'traktoren'],
  ['alt', 'alt'],
])('the legacy category „%s“ is replaced by „%s“', (id, currentId) => {
  expect(catalogue.getCurrentCategory(id)?.id).toBe(currentId);
});

test('circular replacements terminate', () => {
  expect(catalogue.getCurrentCategory('kreis-a')?.legacy).toBe(true);
});

test('no descendant of a legacy category is selectable', () => {
  expect(catalogue.isSelectable(requireCategory('traktoren'))).toBe(true);
  for (const id of ['schlepper', 'alt', 'darunter', 'tief-darunter', 'maschinen']) {
    expect(catalogue.isSelectable(requireCategory(id))).toBe(false);
  }
  expect(catalogue.listCurrentCategories().map(({ id }) => id)).toEqual(['maschinen', 'traktoren']);
});

test('a subtree includes the legacy categories that it replaced, each once', () => {
  expect(catalogue.getSubtreeIds('traktoren').toSorted()).toEqual([
    'schlepper',
    'traktoren',
    'zugmaschinen',
  ]);
});
