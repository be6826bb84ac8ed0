import type { Category } from '#model/category.ts';
import { story, uuid as getUuid } from '#samples/story-records.ts';
import { parseCategory } from './category.parse.ts';
import { createDirectory } from './directory.server.ts';

function createCategory(uuid: string, subCategories: readonly string[] = []): Category {
  return {
    uuid,
    href: `/thema/${uuid}`,
    slug: `thema/${uuid}`,
    headline: uuid,
    description: undefined,
    image: undefined,
    subCategories,
  };
}

const listUuids = (categories: readonly Category[]) => categories.map(({ uuid }) => uuid);

describe('createDirectory', () => {
  const directory = createDirectory(
    [
      createCategory('tiere', ['schweine', 'rinder', 'fehlt']),
      createCategory('rinder'),
      createCategory('schweine'),
    ],
    [],
  );

  test('lists categories without a parent as sections', () => {
    expect(listUuids(directory.sections)).toEqual(['tiere']);
  });

  test('keeps the editors’ order of sub-categories and leaves out missing ones', () => {
    const animalsCategory = directory.category('tiere');
    expect(animalsCategory && listUuids(directory.getSubCategories(animalsCategory))).toEqual([
      'schweine',
      'rinder',
    ]);
  });

  test('starts the trail with the section', () => {
    expect(listUuids(directory.trail('rinder'))).toEqual(['tiere', 'rinder']);
    expect(directory.trail('unbekannt')).toEqual([]);
    expect(directory.trail(undefined)).toEqual([]);
  });

  test('terminates for circular categories', () => {
    const circularDirectory = createDirectory(
      [
        createCategory('a', ['a', 'b']),
        createCategory('b', ['c']),
        createCategory('c', ['a', 'b']),
      ],
      [],
    );
    expect(listUuids(circularDirectory.sections)).toEqual(['a']);
    expect(listUuids(circularDirectory.trail('c'))).toEqual(['a', 'b', 'c']);
    const getSubCategoryUuids = (uuid: string) => {
      const foundCategory = circularDirectory.category(uuid);
      return foundCategory && listUuids(circularDirectory.getSubCategories(foundCategory));
    };
    expect(['a', 'b', 'c'].map(getSubCategoryUuids)).toEqual([['b'], ['c'], []]);
  });

  test('treats a category that only contains itself as a section', () => {
    expect(listUuids(createDirectory([createCategory('a', ['a'])], []).sections)).toEqual(['a']);
  });
});

test('allows more than fifty sub-categories', () => {
  const subCategories = Array.from({ length: 80 }, (_, index) => getUuid(index));
  const parsedCategory = parseCategory(story('thema/x', { component: 'category', subCategories }));
  expect(parsedCategory.subCategories).toHaveLength(80);
});
