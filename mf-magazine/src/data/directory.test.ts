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
    const circle = makeDirectory([category('a', ['b']), category('b', ['a'])], []);
    expect(circle.trail('a').length).toBeLessThan(10);
  });
});

test('a category may have more than fifty below it', () => {
  const subCategories = Array.from({ length: 80 }, (_, index) => uuidOf(index));
  const parsed = parseCategory(story('thema/x', { component: 'category', subCategories }));
  expect(parsed.subCategories).toHaveLength(80);
});
