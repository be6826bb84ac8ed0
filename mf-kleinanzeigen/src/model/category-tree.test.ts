import { categoryTree } from './category-tree.ts';

const category = (id: string, parentId: string | null, position: number) => ({
  id,
  parentId,
  position,
  slug: `slug-${id}`,
  name: `Name ${id}`,
  legacy: false as const,
});

test('puts categories below their parents in catalogue order', () => {
  const tree = categoryTree([category('b', 'a', 2), category('a', null, 1), category('c', 'a', 1)]);
  expect(tree).toEqual([
    {
      slug: 'slug-a',
      name: 'Name a',
      children: [
        { slug: 'slug-c', name: 'Name c', children: [] },
        { slug: 'slug-b', name: 'Name b', children: [] },
      ],
    },
  ]);
});

test('keeps a category whose parent is missing', () => {
  expect(categoryTree([category('x', 'gone', 1)]).map(({ slug }) => slug)).toEqual(['slug-x']);
});

test('makes an empty tree of an empty list', () => {
  expect(categoryTree([])).toEqual([]);
});
