import type { Category } from '#model/category.ts';
import { story, uuid as uuidOf } from '#samples/story-records.ts';
import { parseCategory } from './category.parse.ts';
import { makeDirectory } from './directory.server.ts';

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

describe('makeDirectory', () => {
  const directory = makeDirectory(
    [category('tiere', ['schweine', 'rinder', 'fehlt']), category('rinder'), category('schweine')],
    [],
  );

  test('sections are below nothing', () => {
    expect(names(directory.sections)).toEqual(['tiere']);
  });

  test('sub-categories keep the editors’ order, missing ones are left out', () => {
    const tiere = directory.category('tiere');
    expect(tiere && names(directory.below(tiere))).toEqual(['schweine', 'rinder']);
  });

  test('the trail starts with the section', () => {
    expect(names(directory.trail('rinder'))).toEqual(['tiere', 'rinder']);
    expect(directory.trail('unbekannt')).toEqual([]);
    expect(directory.trail(undefined)).toEqual([]);
  });

  test('a circle of categories ends', () => {
    const circle = makeDirectory(
      [category('a', ['a', 'b']), category('b', ['c']), category('c', ['a', 'b'])],
      [],
    );
    expect(names(circle.sections)).toEqual(['a']);
    expect(names(circle.trail('c'))).toEqual(['a', 'b', 'c']);
    const below = (uuid: string) => {
      const found = circle.category(uuid);
      return found && names(circle.below(found));
    };
    expect(['a', 'b', 'c'].map(below)).toEqual([['b'], ['c'], []]);
  });

  test('what nothing but itself holds is a section', () => {
    expect(names(makeDirectory([category('a', ['a'])], []).sections)).toEqual(['a']);
  });
});

test('a category may have more than fifty below it', () => {
  const subCategories = Array.from({ length: 80 }, (_, index) => uuidOf(index));
  const parsed = parseCategory(story('thema/x', { component: 'category', subCategories }));
  expect(parsed.subCategories).toHaveLength(80);
});
