import type { Category } from '#model/category.ts';
import { story, uuid as getUuid } from '#samples/story-records.ts';
import { parseCategory } from './category.parse.ts';
import { createDirectory } from './directory.server.ts';

function category(uuid: string, subCategories: readonly string[] = []): Category {
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

const names = (categories: readonly Category[]) => categories.map(({ uuid }) => uuid);

describe('createDirectory', () => {
  const directory = createDirectory(
    [category('tiere', ['schweine', 'rinder', 'fehlt']), category('rinder'), category('schweine')],
    [],
  );

  test('lists categories without a parent as sections', () => {
    expect(names(directory.sections)).toEqual(['tiere']);
  });

  test('keeps the editors’ order of sub-categories and leaves out missing ones', () => {
    const animals = directory.category('tiere');
    expect(animals && names(directory.getSubCategories(animals))).toEqual(['schweine', 'rinder']);
  });

  test('starts the trail with the section', () => {
    expect(names(directory.trail('rinder'))).toEqual(['tiere', 'rinder']);
    expect(directory.trail('unbekannt')).toEqual([]);
    expect(directory.trail(undefined)).toEqual([]);
  });

  test('terminates for circular categories', () => {
    const circularDirectory = createDirectory(
      [category('a', ['a', 'b']), category('b', ['c']), category('c', ['a', 'b'])],
      [],
    );
    expect(names(circularDirectory.sections)).toEqual(['a']);
    expect(names(circularDirectory.trail('c'))).toEqual(['a', 'b', 'c']);
    const below = (uuid: string) => {
      const found = circularDirectory.category(uuid);
      return found && names(circularDirectory.getSubCategories(found));
    };
    expect(['a', 'b', 'c'].map(below)).toEqual([['b'], ['c'], []]);
  });

  test('treats a category that only contains itself as a section', () => {
    expect(names(createDirectory([category('a', ['a'])], []).sections)).toEqual(['a']);
  });
});

test('allows more than fifty sub-categories', () => {
  const subCategories = Array.from({ length: 80 }, (_, index) => getUuid(index));
  const parsed = parseCategory(story('thema/x', { component: 'category', subCategories }));
  expect(parsed.subCategories).toHaveLength(80);
});
